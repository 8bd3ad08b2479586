import { LOCALES, type Locale } from '#shared/core/locale.ts';
import { PACKAGES } from '#shared/core/packages.ts';
import { type BarStep, stepsOf } from '../steps.ts';
import {
  type HomeStats,
  mayBegin,
  type VersionOverview,
  type WizardOverview,
} from '../wizard-overview.ts';
import { progressOf } from './next-step.ts';

/** Parts of the page score, the one that visitors miss most first. */
export const COACH_PARTS = [
  'essentials',
  'sections',
  'pay',
  'answers',
  'pictures',
  'second',
  'fresh',
  'captions',
] as const;
export type CoachPart = (typeof COACH_PARTS)[number];

const WEIGHTS: Readonly<Record<CoachPart, number>> = {
  essentials: 25,
  sections: 20,
  pay: 10,
  answers: 10,
  pictures: 10,
  second: 10,
  fresh: 10,
  captions: 5,
};

export interface CoachState {
  readonly overview: WizardOverview;
  readonly stats: Pick<HomeStats, 'openings' | 'paid' | 'reviews' | 'toAnswer'>;
  readonly steps: readonly BarStep[];
  readonly now: Date;
}

export interface PageCoach {
  readonly score: number;
  /** The essentials until they are complete, then the part that can add most; null if all are. */
  readonly next: CoachPart | null;
  /** The language concerned: the most complete one, or for `second` the other once it can start. */
  readonly lang: Locale;
}

/** Absorbs rounding errors of the sum, which could cost or add a whole point. */
const ROUNDING_TOLERANCE = 1e-9;

/** Scores the page; no improvement of any part lowers the score. */
export function pageCoach(state: CoachState, reader: Locale): PageCoach {
  const shares = sharesOf(state);
  const lost = (part: CoachPart) => WEIGHTS[part] * (1 - shares[part]);
  const sum = COACH_PARTS.reduce((total, part) => total + WEIGHTS[part] * shares[part], 0);
  const next = nextOf(lost);
  const completeness = (lang: Locale) => completenessOf(state.overview[lang], state.steps);
  const byCompleteness = LOCALES.toSorted(
    (a, b) => Number(b === reader) - Number(a === reader),
  ).toSorted((a, b) => completeness(b) - completeness(a));
  const [first = reader, second = reader] = byCompleteness;
  const isSecond = next === 'second' && mayBegin(second, state.overview);
  return { score: Math.floor(sum + ROUNDING_TOLERANCE), next, lang: isSecond ? second : first };
}

function nextOf(lost: (part: CoachPart) => number): CoachPart | null {
  if (lost('essentials') > ROUNDING_TOLERANCE) return 'essentials';
  const [largestLoss] = COACH_PARTS.toSorted((a, b) => lost(b) - lost(a));
  return largestLoss === undefined || lost(largestLoss) < ROUNDING_TOLERANCE ? null : largestLoss;
}

/** The completed share of each part, 0 to 1. */
function sharesOf({
  overview,
  stats,
  steps,
  now,
}: CoachState): Readonly<Record<CoachPart, number>> {
  const versions = LOCALES.map((lang) => overview[lang]);
  const best = (of: (version: VersionOverview) => number) => Math.max(...versions.map(of));
  return {
    essentials: best(({ essentials }) => shareOf(essentials)),
    sections: best((version) => sectionShareOf(version, steps)),
    second: Math.min(...versions.map((version) => completenessOf(version, steps))),
    pictures: best(({ pictures: { pictureCount, missingAltCount } }) =>
      shareOf({ done: pictureCount - missingAltCount, total: pictureCount }),
    ),
    captions: best(({ pictures: { captionedCount, captionableCount } }) =>
      shareOf({ done: captionedCount, total: captionableCount }),
    ),
    pay: shareOf({ done: stats.paid, total: stats.openings }),
    // A company without reviews owes no reply, so its share is full.
    answers:
      stats.toAnswer === 0
        ? 1
        : shareOf({ done: stats.reviews - stats.toAnswer, total: stats.reviews }),
    fresh: best((version) => freshnessOf(version, now)),
  };
}

function shareOf({ done, total }: { readonly done: number; readonly total: number }): number {
  return total <= 0 ? 0 : Math.min(1, Math.max(0, done / total));
}

const STEPS_OF_PACKAGES = PACKAGES.map(stepsOf);

/** The best share over all packages up to the current one, so an upgrade never lowers the score. */
function sectionShareOf(version: VersionOverview, steps: readonly BarStep[]): number {
  const smaller = STEPS_OF_PACKAGES.filter((some) => some.every((step) => steps.includes(step)));
  return Math.max(...smaller.map((some) => shareOf(progressOf(version, some))));
}

/** A public or complete page counts fully, or 0.75 while some of its texts are untranslated. */
function completenessOf(version: VersionOverview, steps: readonly BarStep[]): number {
  const isReadable = version.isComplete || version.publishedAt !== null;
  if (isReadable) return version.untranslated.length === 0 ? 1 : 0.75;
  return version.hasDraft ? sectionShareOf(version, steps) / 2 : 0;
}

const MONTH = 30 * 24 * 60 * 60_000;
/** Ages of the last change: full share up to the first, none from the second, linear between. */
const FRESH_MONTHS = 6;
const STALE_MONTHS = 24;

function freshnessOf({ savedAt, publishedAt }: VersionOverview, now: Date): number {
  const latest = [savedAt, publishedAt]
    .filter((instant) => instant !== null)
    .toSorted()
    .at(-1);
  if (latest === undefined) return 0;
  const months = (now.getTime() - new Date(latest).getTime()) / MONTH;
  return Math.min(1, Math.max(0, (STALE_MONTHS - months) / (STALE_MONTHS - FRESH_MONTHS)));
}
