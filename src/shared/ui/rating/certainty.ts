import type { Translator } from '#i18n/translator.ts';
import { TOLD_FROM } from '#shared/core/format.ts';

/** The reviews from which a score hardly moves, unless its interval is wider than this many hundredths. */
const FEW_BELOW = 10;
const WIDE = 70;

export interface Judged {
  /** 1–5; null without any review. */
  readonly score: number | null;
  readonly scoreLow: number | null;
  readonly scoreHigh: number | null;
  readonly reviewCount: number;
}

/** How much a score says: nothing yet, little, or what its interval says. */
export function certaintyOf({ scoreLow, scoreHigh, reviewCount }: Judged) {
  if (reviewCount < TOLD_FROM || scoreLow === null || scoreHigh === null) return 'early';
  const width = Math.round(100 * (scoreHigh - scoreLow));
  return reviewCount < FEW_BELOW || width > WIDE ? 'few' : 'sure';
}

/** The word of the nearest star, which stands beside a number wherever it is. */
export function scoreWord(t: Translator, score: number): string {
  const star = Math.min(5, Math.max(1, Math.floor(score + 0.5)));
  const word = t(`shared:rating.words.${star as 1 | 2 | 3 | 4 | 5}`);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
