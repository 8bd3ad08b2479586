import * as z from 'zod/mini';
import { DESCRIBED_ASPECTS } from '#shared/core/aspects.ts';
import { idMedia, optionalMedia, optionalTextField, sectionText } from './fields.ts';
import { defineSection, itemKind, missingOf } from './section.ts';

const aspect = z.object({
  aspect: z.enum(DESCRIBED_ASPECTS),
  title: sectionText(120),
  description: sectionText(2000),
});
export type AspectText = z.output<typeof aspect>;

const aspectPicture = z.object({ idMedia, caption: sectionText(200), altText: sectionText(200) });
export type AspectPicture = z.output<typeof aspectPicture>;

const reason = z.object({
  title: sectionText(120),
  description: sectionText(1000),
  idMedia: optionalMedia,
  altText: optionalTextField(200),
});
export type JoinReasonContent = z.output<typeof reason>;

export const gallery = defineSection({
  name: 'gallery',
  step: 'gallery',
  kinds: {
    aspect: itemKind<AspectText>({
      schema: aspect,
      blank: { aspect: 'life', title: '', description: '' },
      cap: DESCRIBED_ASPECTS.length,
      unique: (content) => ({ field: 'aspect', value: content.aspect }),
    }),
    aspectPicture: itemKind<AspectPicture>({
      schema: aspectPicture,
      blank: { idMedia: '', caption: '', altText: '' },
      parent: 'aspect',
      cap: 'imagesPerAspect',
      pictures: { idMedia: 'aspect' },
    }),
    reason: itemKind<JoinReasonContent>({
      schema: reason,
      blank: { title: '', description: '', idMedia: null, altText: '' },
      cap: 'joinReasons',
      pictures: { idMedia: 'reason' },
      missing: (content) => missingOf(content, { title: 'titleRequired' }),
    }),
  },
});
