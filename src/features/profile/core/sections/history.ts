import * as z from 'zod/mini';
import { BUDDHIST_ERA, commonYear, yearDigits } from '#shared/core/time/thai-time.ts';
import { numberBetween, optionalMedia, optionalTextField, sectionText } from './fields.ts';
import { defineSection, itemKind, missingOf } from './section.ts';

const LAST_YEAR = 2100;

/** A year of either era as typed; pages convert it to the era of their language. */
const year = numberBetween(1800, LAST_YEAR + BUDDHIST_ERA, 'yearRange', yearDigits).check(
  z.refine((value) => value === null || commonYear(value) <= LAST_YEAR, 'yearRange'),
);

const topic = z.object({
  year,
  title: sectionText(120),
  description: sectionText(2000),
  idMedia: optionalMedia,
  altText: optionalTextField(200),
});
export type HistoryTopicContent = z.output<typeof topic>;

export const history = defineSection({
  name: 'history',
  step: 'history',
  kinds: {
    topic: itemKind<HistoryTopicContent>({
      schema: topic,
      blank: { year: null, title: '', description: '', idMedia: null, altText: '' },
      cap: 'historyTopics',
      pictures: { idMedia: 'history' },
      missing: (content) => missingOf(content, { title: 'titleRequired' }),
    }),
  },
});
