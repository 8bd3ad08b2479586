import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Locale } from '#shared/core/locale.ts';
import { decided, NOW, version } from '#tests/wizard/version-overview.ts';
import { stepsOf } from '../steps.ts';
import type { VersionOverview } from '../wizard-overview.ts';
import {
  canDo,
  HOME_ITEMS,
  type HomeState,
  hasSubmitted,
  homeChecklist,
} from './home-checklist.ts';

const steps = stepsOf('basic');
const filled = {
  hasDraft: true,
  isComplete: true,
  filled: ['cover', 'company-profile', 'history', 'gallery'] as const,
};
const isPublic = { ...filled, publishedAt: NOW };

interface StateInput extends Partial<Omit<HomeState, 'overview' | 'stats'>> {
  readonly th?: Partial<VersionOverview>;
  readonly en?: Partial<VersionOverview>;
  readonly stats?: Partial<HomeState['stats']>;
}

function stateOf({
  th = {},
  en = {},
  stats,
  isEmailVerified = true,
  canVerify = true,
}: StateInput): HomeState {
  return {
    overview: { th: version('th', th), en: version('en', en) },
    stats: { openings: 0, toAnswer: 0, hasInvited: false, ...stats },
    isEmailVerified,
    canVerify,
    steps,
  };
}

const read = (given: StateInput, reader: Locale = 'th') => homeChecklist(stateOf(given), reader);

it('orders verification, first page and submission before the other tasks', () => {
  const shown = [
    read({ isEmailVerified: false }).next,
    read({}).next,
    read({}, 'en').next,
    read({ en: { hasDraft: true } }).next,
    read({ th: filled }).next,
    read({ th: { ...filled, ...decided('W') } }).next,
    read({ th: isPublic, en: filled }).next,
    read({ th: isPublic, en: isPublic }).next,
    read({ th: isPublic, en: isPublic, stats: { openings: 1, toAnswer: 9 } }).next,
    read({ th: isPublic, en: isPublic, stats: { openings: 1 } }).next,
    read({ th: isPublic, en: isPublic, stats: { openings: 1, hasInvited: true } }).next,
  ];
  expect(shown).toEqual([
    ...['email', 'th', 'en', 'en', 'team', 'en', 'team', 'openings', 'answer', 'invite'],
    null,
  ]);
});

it('puts a returned page before unfilled sections', () => {
  const returned = { ...filled, ...decided('R'), isComplete: false };
  expect(read({ th: returned }).next).toBe('team');
  expect(read({ th: { ...isPublic, ...decided('R') }, en: isPublic }).open).toContain('team');
});

it('puts empty sections before the other language after the first approval', () => {
  const short = { ...isPublic, filled: ['cover', 'company-profile'] as const };
  expect(read({ th: short }).next).toBe('sections');
  expect(read({ th: { ...short, ...decided('W') } }).next).toBe('en');
  expect(read({ en: short, th: { hasDraft: true } }).next).toBe('sections');
  expect(read({ th: isPublic }).done).toContain('sections');
});

it('selects the next task on the welcome page from the first submission on', () => {
  const has = (th: Partial<VersionOverview>) => hasSubmitted(stateOf({ th }).overview);
  expect([{}, filled, decided('W'), decided('D'), isPublic].map(has)).toEqual([
    ...[false, false, true, true, true],
  ]);
});

it('does not submit a withdrawn change of a public page, but a page withdrawn before', () => {
  const withdrawn = { ...filled, ...decided('D') };
  expect(read({ th: withdrawn }).next).toBe('team');
  expect(read({ th: { ...isPublic, ...decided('D') } }).done).toContain('team');
});

it('skips verification for users who cannot verify, and blocks submission without it', () => {
  const input = { isEmailVerified: false, canVerify: false } as const;
  expect(read(input).open[0]).toBe('email');
  expect(read(input).next).toBe('th');
  expect(read({ ...input, th: filled }).next).toBe('en');
});

it('opens the other language once the first is complete', () => {
  expect(canDo('en', stateOf({ th: { hasDraft: true } }))).toBe(false);
  expect(canDo('en', stateOf({ th: filled }))).toBe(true);
});

type Act = (state: HomeState) => HomeState;
const become =
  (lang: Locale, change: Partial<VersionOverview>): Act =>
  (state) => ({
    ...state,
    overview: { ...state.overview, [lang]: { ...state.overview[lang], ...change } },
  });
const figures =
  (change: (old: HomeState['stats']) => Partial<HomeState['stats']>): Act =>
  (state) => ({ ...state, stats: { ...state.stats, ...change(state.stats) } });

const ACTS: readonly Act[] = [
  (state) => ({ ...state, isEmailVerified: true }),
  ...(['th', 'en'] as const).flatMap((lang) => [
    become(lang, filled),
    become(lang, { ...filled, ...decided('W') }),
    become(lang, { ...isPublic, ...decided('P') }),
  ]),
  figures(({ openings }) => ({ openings: openings + 1 })),
  figures(() => ({ hasInvited: true })),
  figures(({ toAnswer }) => ({ toAnswer: Math.max(0, toAnswer - 1) })),
];

const anyVersion = fc
  .record({
    hasDraft: fc.boolean(),
    isComplete: fc.boolean(),
    status: fc.constantFrom(
      null,
      'W' as const,
      'A' as const,
      'R' as const,
      'D' as const,
      'P' as const,
    ),
    publishedAt: fc.constantFrom(null, NOW),
  })
  .map(({ hasDraft, isComplete, status, publishedAt }) => ({
    ...(status && decided(status)),
    hasDraft: hasDraft || status !== null,
    isComplete: isComplete && (hasDraft || status !== null),
    publishedAt,
  }));
const anyState = fc
  .record({
    th: anyVersion,
    en: anyVersion,
    isEmailVerified: fc.boolean(),
    canVerify: fc.boolean(),
    stats: fc.record({
      openings: fc.nat(2),
      toAnswer: fc.nat(2),
      hasInvited: fc.boolean(),
    }),
  })
  .map(stateOf);

it('no action reduces the completed tasks, and each task is either open or done', () => {
  fc.assert(
    fc.property(
      anyState,
      fc.constantFrom(...ACTS),
      fc.constantFrom('th' as const, 'en' as const),
      (state, act, reader) => {
        const before = homeChecklist(state, reader);
        const after = homeChecklist(act(state), reader);
        expect(after.done.length).toBeGreaterThanOrEqual(before.done.length);
        expect([...before.open, ...before.done].toSorted()).toEqual([...HOME_ITEMS].toSorted());
        if (before.next !== null) expect(before.open).toContain(before.next);
      },
    ),
    { seed: 7 },
  );
});
