import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Locale } from '#shared/core/locale.ts';
import { PACKAGES, type PackageHrSay } from '#shared/core/packages.ts';
import { NOW, version } from '#tests/wizard/version-overview.ts';
import { type BarStep, stepsOf } from '../steps.ts';
import type { VersionOverview } from '../wizard-overview.ts';
import { type CoachState, pageCoach } from './page-coach.ts';

const steps = stepsOf('platinum');
const isSection = (step: BarStep) => step !== 'write-reviews' && step !== 'preview';
const sections = steps.filter(isSection) as VersionOverview['filled'];
const pictures = {
  pictureCount: 4,
  missingAltCount: 0,
  captionableCount: 3,
  captionedCount: 3,
  captionStep: null,
};
const essentials = { done: 4, total: 4, missingStep: null };
const whole: Partial<VersionOverview> = {
  essentials,
  hasDraft: true,
  isComplete: true,
  filled: sections,
  pictures,
  savedAt: NOW,
};

type Change = Partial<Record<Locale, Partial<VersionOverview>>> & {
  readonly stats?: Partial<CoachState['stats']>;
};
const stateOf = ({ th = {}, en = {}, stats }: Change): CoachState => ({
  overview: { th: version('th', th), en: version('en', en) },
  stats: { openings: 2, paid: 2, reviews: 9, toAnswer: 0, ...stats },
  steps,
  now: new Date(NOW),
});
const read = (change: Change) => pageCoach(stateOf({ th: whole, en: whole, ...change }), 'th');

it('scores 100 for a page that is complete in both languages', () => {
  expect(read({})).toEqual({ score: 100, next: null, lang: 'th' });
});

it.each<[Change, Partial<ReturnType<typeof read>>]>([
  [
    { th: {}, en: {} },
    { next: 'essentials', score: 20 },
  ],
  [
    { th: { essentials, hasDraft: true }, en: {} },
    { next: 'sections', score: 45 },
  ],
  [{ en: {} }, { next: 'second', lang: 'en', score: 90 }],
  [{ th: {} }, { next: 'second', lang: 'th' }],
  [{ en: { ...whole, untranslated: ['gallery'] } }, { next: 'second', lang: 'en', score: 97 }],
  [{ stats: { paid: 0 } }, { next: 'pay', score: 90 }],
  [{ stats: { openings: 0, paid: 0 } }, { next: 'pay' }],
  [{ stats: { toAnswer: 3 } }, { next: 'answers', score: 96 }],
  [{ stats: { reviews: 0 } }, { next: null }],
])('suggests the part with the largest gain (%#)', (change, expected) => {
  expect(read(change)).toMatchObject(expected);
});

it('suggests the first language until the second can be started', () => {
  const th = { ...whole, isComplete: false };
  expect(read({ th, en: {} })).toMatchObject({ next: 'second', lang: 'th' });
});

it('lowers the score of a page after half a year', () => {
  const at = (month: string) =>
    pageCoach({ ...stateOf({ th: whole, en: whole }), now: new Date(`${month}-21`) }, 'th');
  expect(at('2027-03')).toMatchObject({ score: 100, next: null });
  expect(at('2028-06')).toMatchObject({ score: 92, next: 'fresh' });
});

type Act = (state: CoachState) => CoachState;
const inVersion =
  (lang: Locale, change: (old: VersionOverview) => Partial<VersionOverview>): Act =>
  (state) => {
    const old = state.overview[lang];
    return { ...state, overview: { ...state.overview, [lang]: { ...old, ...change(old) } } };
  };
const inFigures =
  (change: (old: CoachState['stats']) => Partial<CoachState['stats']>): Act =>
  (state) => ({ ...state, stats: { ...state.stats, ...change(state.stats) } });
const inPictures = (
  lang: Locale,
  change: (old: VersionOverview['pictures']) => Partial<VersionOverview['pictures']>,
) => inVersion(lang, ({ pictures: old }) => ({ pictures: { ...old, ...change(old) } }));

const ACTS: readonly Act[] = [
  ...(['th', 'en'] as const).flatMap((lang) => [
    inVersion(lang, () => ({ hasDraft: true })),
    inVersion(lang, () => ({ savedAt: NOW })),
    inVersion(lang, () => ({ publishedAt: NOW })),
    inVersion(lang, () => ({ isComplete: true, hasDraft: true })),
    inVersion(lang, () => ({ untranslated: [] })),
    inVersion(lang, ({ filled }) => ({ filled: sections.slice(0, filled.length + 1) })),
    inPictures(lang, ({ missingAltCount }) => ({
      missingAltCount: Math.max(0, missingAltCount - 1),
    })),
    inPictures(lang, ({ pictureCount }) => ({ pictureCount: pictureCount + 1 })),
    inPictures(lang, (old) => ({
      captionedCount: Math.min(old.captionableCount, old.captionedCount + 1),
    })),
    inPictures(lang, (old) => ({
      captionableCount: old.captionableCount + 1,
      captionedCount: old.captionedCount + 1,
    })),
  ]),
  inVersion('th', ({ essentials: old }) => ({
    essentials: { ...old, done: Math.min(old.total, old.done + 1) },
  })),
  inFigures(({ openings, paid }) => ({ paid: Math.min(openings, paid + 1) })),
  inFigures(({ openings, paid }) => ({ openings: openings + 1, paid: paid + 1 })),
  inFigures(({ toAnswer }) => ({ toAnswer: Math.max(0, toAnswer - 1) })),
];

const part = fc
  .tuple(fc.nat(9), fc.nat(9))
  .map(([a, b]) => [Math.max(a, b), Math.min(a, b)] as const);
const moment = fc.constantFrom(null, '2025-01-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z', NOW);
const anyVersion = fc.record({
  hasDraft: fc.boolean(),
  isComplete: fc.boolean(),
  essentials: fc.nat(4).map((done) => ({ done, total: 4, missingStep: null })),
  untranslated: fc.constantFrom([], ['gallery' as const]),
  filled: fc.nat(sections.length).map((count) => sections.slice(0, count)),
  pictures: fc
    .tuple(part, part)
    .map(([[pictureCount, missingAltCount], [captionableCount, captionedCount]]) => {
      return {
        pictureCount,
        missingAltCount,
        captionableCount,
        captionedCount,
        captionStep: null,
      };
    }),
  savedAt: moment,
  publishedAt: moment,
});
const anyState = fc
  .record({
    th: anyVersion,
    en: anyVersion,
    stats: fc.tuple(part, part).map(([[openings, paid], [reviews, toAnswer]]) => {
      return { openings, paid, reviews, toAnswer };
    }),
  })
  .map(stateOf);

it('no improvement lowers the score, and the suggested one raises it', () => {
  fc.assert(
    fc.property(anyState, fc.constantFrom(...ACTS), (state, act) => {
      const [before, after] = [pageCoach(state, 'th'), pageCoach(act(state), 'th')];
      expect(after.score).toBeGreaterThanOrEqual(before.score);
      expect(before.score).toBeGreaterThanOrEqual(0);
      expect(before.next === null).toBe(before.score === 100);
    }),
    { seed: 7, numRuns: 3000 },
  );
});

it('a larger package never lowers the score', () => {
  const pairs = PACKAGES.flatMap((small, index) =>
    PACKAGES.slice(index + 1).map((large) => [small, large] as const),
  );
  fc.assert(
    fc.property(anyState, fc.constantFrom(...pairs), (state, [small, large]) => {
      const scoreWith = (name: PackageHrSay) =>
        pageCoach({ ...state, steps: stepsOf(name) }, 'th').score;
      expect(scoreWith(large)).toBeGreaterThanOrEqual(scoreWith(small));
    }),
    { seed: 7, numRuns: 1000 },
  );
});
