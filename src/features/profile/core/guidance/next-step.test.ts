import { expect, it } from 'vitest';
import { version } from '#tests/wizard/version-overview.ts';
import type { BarStep } from '../steps.ts';
import type { VersionOverview } from '../wizard-overview.ts';
import { nextStep, progressOf } from './next-step.ts';

const STEPS: readonly BarStep[] = [
  'cover',
  'company-profile',
  'history',
  'write-reviews',
  'preview',
];
const draft = version('th', {
  hasDraft: true,
  isComplete: true,
  wasComplete: true,
  filled: ['cover', 'company-profile', 'history'],
});
const publishedAt = '2026-11-21T00:00:00.000Z';
const waiting = {
  idApproval: 1,
  lang: 'th',
  status: 'W',
  remark: '',
  createdAt: publishedAt,
  decisionRemark: '',
  sectionRemarks: {},
  decidedAt: null,
} as const;
const next = (change: Partial<VersionOverview>) => nextStep({ ...draft, ...change }, STEPS);

it('returns missing steps, then empty ones, then the submission', () => {
  const missing = [
    { step: 'company-profile', field: 'profile.address', code: 'addressRequired' },
  ] as const;
  expect(next({ missing, filled: [] })).toBe('company-profile');
  expect(next({ filled: ['cover', 'company-profile'] })).toBe('history');
  expect(next({})).toBe('preview');
  expect(next({ publishedAt, hasChanges: true })).toBe('preview');
});

it('returns null for an unchanged public page, without a draft or during a review', () => {
  expect(next({ publishedAt })).toBeNull();
  expect(next({ hasDraft: false })).toBeNull();
  expect(next({ approval: waiting })).toBeNull();
});

it('returns the first step with a remark, else the next incomplete step of a returned page', () => {
  const approval = { ...waiting, status: 'R' as const };
  const sectionRemarks = { history: 'Which year?' };
  expect(next({ approval: { ...approval, sectionRemarks } })).toBe('history');
  expect(next({ approval: { ...waiting, sectionRemarks } })).toBeNull();
  expect(next({ approval })).toBe('preview');
});

it('counts the steps with a section', () => {
  expect(progressOf({ ...draft, filled: ['cover'] }, STEPS)).toEqual({ done: 1, total: 3 });
  expect(progressOf(draft, STEPS)).toEqual({ done: 3, total: 3 });
});
