import * as z from 'zod/mini';
import { optionalMedia, text } from './fields.ts';
import { defineSection, itemKind, missingOf } from './section.ts';

const testimonial = z.object({
  employeeName: text(120),
  jobPosition: text(120),
  tenure: text(60),
  description: text(1000),
  idMedia: optionalMedia,
});
export type Testimonial = z.output<typeof testimonial>;

export const testimonials = defineSection({
  name: 'testimonials',
  step: 'testimonials',
  kinds: {
    testimonial: itemKind<Testimonial>({
      schema: testimonial,
      blank: { employeeName: '', jobPosition: '', tenure: '', description: '', idMedia: null },
      cap: 'testimonials',
      pictures: { idMedia: 'testimonial' },
      missing: (content) =>
        missingOf(content, {
          jobPosition: 'jobPositionRequired',
          description: 'descriptionRequired',
        }),
    }),
  },
});
