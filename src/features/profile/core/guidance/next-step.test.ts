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

it('leads to what is missing, then to what is empty, then to the submission', () => {
  const missing = [
    { step: 'company-profile', field: 'profile.address', code: 'addressRequired' },
  ] as const;
  expect(next({ missing, filled: [] })).toBe('company-profile');
  expect(next({ filled: ['cover', 'company-profile'] })).toBe('history');
  expect(next({})).toBe('preview');
  expect(next({ publishedAt, hasChanges: true })).toBe('preview');
});

it('leads nowhere when the page is public as it stands, not begun, or with the team', () => {
  expect(next({ publishedAt })).toBeNull();
  expect(next({ hasDraft: false })).toBeNull();
  expect(next({ approval: waiting })).toBeNull();
});

it('leads a returned page to the first step that was remarked on, and a merely returned one onward', () => {
  const approval = { ...waiting, status: 'R' as const };
  const sectionRemarks = { history: 'Which year?' };
  expect(next({ approval: { ...approval, sectionRemarks } })).toBe('history');
  expect(next({ approval: { ...waiting, sectionRemarks } })).toBeNull();
  expect(next({ approval })).toBe('preview');
});

it('counts the steps that hold a section', () => {
  expect(progressOf({ ...draft, filled: ['cover'] }, STEPS)).toEqual({ done: 1, total: 3 });
  expect(progressOf(draft, STEPS)).toEqual({ done: 3, total: 3 });
});
