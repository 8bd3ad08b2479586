import * as z from 'zod/mini';
import { ASPECTS } from '#shared/core/aspects.ts';
import { idMedia, optionalMedia, optionalText, text } from './fields.ts';
import { defineSection, itemKind, missingOf } from './section.ts';

const aspect = z.object({ aspect: z.enum(ASPECTS), title: text(120), description: text(2000) });
export type AspectText = z.output<typeof aspect>;

const aspectPicture = z.object({ idMedia, caption: text(200), altText: text(200) });
export type AspectPicture = z.output<typeof aspectPicture>;

const reason = z.object({
  title: text(120),
  description: text(1000),
  idMedia: optionalMedia,
  altText: optionalText(200),
});
export type JoinReason = z.output<typeof reason>;

export const gallery = defineSection({
  name: 'gallery',
  step: 'gallery',
  kinds: {
    aspect: itemKind<AspectText>({
      schema: aspect,
      blank: { aspect: 'life', title: '', description: '' },
      cap: ASPECTS.length,
      unique: (content) => ({ field: 'aspect', value: content.aspect }),
    }),
    aspectPicture: itemKind<AspectPicture>({
      schema: aspectPicture,
      blank: { idMedia: '', caption: '', altText: '' },
      parent: 'aspect',
      cap: 'imagesPerAspect',
      pictures: { idMedia: 'aspect' },
    }),
    reason: itemKind<JoinReason>({
      schema: reason,
      blank: { title: '', description: '', idMedia: null, altText: '' },
      cap: 'joinReasons',
      pictures: { idMedia: 'reason' },
      missing: (content) => missingOf(content, { title: 'titleRequired' }),
    }),
  },
});
