import * as z from 'zod/mini';
import { typedYear } from '#shared/core/time/thai-time.ts';
import { numberBetween, optionalMedia, optionalText, text } from './fields.ts';
import { defineSection, itemKind, missingOf } from './section.ts';

/** A year of the common era, also where it was typed in the Thai one; the page shows Thai readers their own. */
const year = numberBetween(1800, 2100, 'yearRange', typedYear);

const topic = z.object({
  year,
  title: text(120),
  description: text(2000),
  idMedia: optionalMedia,
  altText: optionalText(200),
});
export type HistoryTopic = z.output<typeof topic>;

export const history = defineSection({
  name: 'history',
  step: 'history',
  kinds: {
    topic: itemKind<HistoryTopic>({
      schema: topic,
      blank: { year: null, title: '', description: '', idMedia: null, altText: '' },
      cap: 'historyTopics',
      pictures: { idMedia: 'history' },
      missing: (content) => missingOf(content, { title: 'titleRequired' }),
    }),
  },
});
