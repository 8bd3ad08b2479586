import { NOT_RATED } from '#features/review/core/score.ts';
import { random } from '../../artwork/random.ts';
import { seedDaysAfter } from '../calendar.ts';
import { QUALITY_ASPECTS } from '../company/quality.ts';
import { speak } from '../phrase.ts';
import type { DemoReview } from './review.ts';
import { reviewLines, reviewPhrases } from './review-words.ts';

/** The employer's reply, if any: employers with a claimed page reply now and then. */
export function replyTo(
  review: DemoReview,
  index: number,
  now: Date,
): { body: string; createdAt: Date; updatedAt: Date } | null {
  const { company, publishedAt, ratings, lang } = review;
  if (!publishedAt || !company.isClaimed) return null;
  const draw = random('reply', index);
  const eagerness = company.isPublished ? 0.28 : 0.08;
  if (!draw.chance(ratings.overall <= 2 ? eagerness * 1.5 : eagerness)) return null;
  const repliedAt = seedDaysAfter(publishedAt, 0.5 + draw.next() * 12);
  if (repliedAt > now) return null;
  const rated = QUALITY_ASPECTS.filter((aspect) => ratings[aspect] !== NOT_RATED);
  const aspects = rated.toSorted((a, b) => ratings[a] - ratings[b]);
  const [topic] = reviewPhrases(`topic.${aspects[0]}`);
  const mood = ratings.overall >= 4 ? 'good' : 'bad';
  const line = draw.pick(reviewLines(`reply.${mood}`, lang));
  const body = speak(line, draw, { topic: topic?.[lang] ?? '' });
  return { body, createdAt: repliedAt, updatedAt: repliedAt };
}
