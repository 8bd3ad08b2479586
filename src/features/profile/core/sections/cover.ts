import * as z from 'zod/mini';
import type { Picture } from '#shared/core/picture.ts';
import { idMedia, sectionText } from './fields.ts';
import { defineSection, itemKind } from './section.ts';

const banner = z.object({ idMedia, altText: sectionText(200) });
export type Banner = z.output<typeof banner>;

export interface EarlierCover extends Picture {
  readonly idItem: string;
  readonly content: Banner;
  readonly publishedAt: string | null;
}

export const cover = defineSection({
  name: 'cover',
  step: 'cover',
  required: 'coverRequired',
  kinds: {
    banner: itemKind<Banner>({
      schema: banner,
      blank: { idMedia: '', altText: '' },
      cap: 'coverBanners',
      pictures: { idMedia: 'cover' },
      unique: (content) => ({ field: 'idMedia', value: content.idMedia }),
    }),
  },
});
