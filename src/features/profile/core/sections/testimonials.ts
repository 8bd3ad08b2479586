import * as z from 'zod/mini';
import { optionalMedia, sectionText } from './fields.ts';
import { defineSection, itemKind, missingOf } from './section.ts';

const testimonial = z.object({
  employeeName: sectionText(120),
  jobPosition: sectionText(120),
  tenure: sectionText(60),
  description: sectionText(1000),
  idMedia: optionalMedia,
});
export type TestimonialContent = z.output<typeof testimonial>;

export const testimonials = defineSection({
  name: 'testimonials',
  step: 'testimonials',
  kinds: {
    testimonial: itemKind<TestimonialContent>({
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
