import type { Translator } from '#i18n/translator.ts';
import { MIN_SCORED_REVIEWS } from '#shared/core/format.ts';

/** A score is certain from this many reviews on, unless its interval is wider than the limit. */
const MIN_SURE_REVIEWS = 10;
const MAX_SURE_WIDTH_HUNDREDTHS = 70;

export interface Judged {
  readonly score: number | null;
  readonly scoreLow: number | null;
  readonly scoreHigh: number | null;
  readonly reviewCount: number;
}

/** `early`: too few reviews to show a score; `few`: an uncertain one. */
export function certaintyOf({ scoreLow, scoreHigh, reviewCount }: Judged) {
  if (reviewCount < MIN_SCORED_REVIEWS || scoreLow === null || scoreHigh === null) return 'early';
  const width = Math.round(100 * (scoreHigh - scoreLow));
  return reviewCount < MIN_SURE_REVIEWS || width > MAX_SURE_WIDTH_HUNDREDTHS ? 'few' : 'sure';
}

export function scoreWord(t: Translator, score: number): string {
  const star = Math.min(5, Math.max(1, Math.floor(score + 0.5)));
  const word = t(`shared:rating.words.${star as 1 | 2 | 3 | 4 | 5}`);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
