import { beforeAll, expect, it } from 'vitest';
import type { RejectedForm } from '#shared/core/rejected-form.ts';
import { makeOpening } from '#tests/fixtures/company-fixture.ts';
import { makeCompany } from '#tests/fixtures/review-fixture.ts';
import { OPENING_FIELDS } from '../core/opening-fields.ts';
import { openingToEdit } from './opening-to-edit.ts';

const now = new Date('2026-05-01T05:00:00Z');
const SAID = {
  positionTh: 'ช่าง',
  positionEn: 'Mechanic',
  descriptionTh: 'ซ่อม',
  descriptionEn: 'Mends',
  jobType: 'contract',
  education: 'diploma',
  province: '50',
  salaryCurrency: 'EUR',
} as const;
const FIGURES = { idJobField: 3, salaryFrom: 18_000, salaryTo: 20_000, headcount: 4 };
const WRITTEN = { idJobField: '3', salaryFrom: '18000', salaryTo: '20000', headcount: '4' };
const FILLED = {
  ...Object.fromEntries(OPENING_FIELDS.map((name) => [name, expect.any(String)])),
  ...SAID,
  ...WRITTEN,
};
const NEW_DAYS = { opensOn: '2026-05-01', closesOn: '2026-06-15' };

let idEmp = 0;
let idJob = 0;

beforeAll(async () => {
  idEmp = await makeCompany();
  const days = { postedAt: new Date('2025-01-01'), expiresAt: new Date('2025-02-01') };
  const moments = { closedAt: now, updatedAt: now };
  idJob = await makeOpening(idEmp, { ...SAID, ...FIGURES, ...days, ...moments });
});

const asked = (query: object, refused: RejectedForm | null = null, of = idEmp) =>
  openingToEdit(of, { pg: 1, ...query }, refused, now);
const refusedAs = (act: string, values: Readonly<Record<string, string>> = {}): RejectedForm => ({
  action: act,
  values,
  status: 422,
  code: 'invalid_fields',
  message: '',
  errors: {},
  detail: {},
});
const EDITED = () => ({
  idJob,
  draft: String(idJob),
  initial: {
    ...FILLED,
    opensOn: '2025-01-01',
    closesOn: '2025-02-01',
    editedFrom: now.toISOString(),
  },
});

it('starts a copy with all content of the position, as a new one with its own dates', async () => {
  expect(await asked({ edit: idJob })).toEqual(EDITED());
  expect(await asked({ copy: idJob })).toEqual({
    idJob: null,
    draft: `copy-${idJob}`,
    initial: { ...FILLED, ...NEW_DAYS },
  });
});

it('does not copy a position of another company', async () => {
  const other = await makeCompany();
  expect(await asked({ copy: idJob }, null, other)).toBe('unknown');
  const refused = refusedAs('edit', { idJob: String(idJob) });
  expect(await asked({}, refused, other)).toBeNull();
});

it('shows a rejected form again, a copy as a new opening', async () => {
  const added = { idJob: null, initial: { ...NEW_DAYS, headcount: '1' } };
  expect(await asked({ add: '1' })).toEqual({ ...added, draft: 'new' });
  expect(await asked({}, refusedAs('add'))).toEqual({ ...added, draft: 'new' });
  expect(await asked({ copy: idJob }, refusedAs('add'))).toEqual({
    ...added,
    draft: `copy-${idJob}`,
  });
  expect(await asked({}, refusedAs('edit', { idJob: String(idJob) }))).toEqual(EDITED());
  expect(await asked({}, refusedAs('close', { idJob: String(idJob) }))).toBeNull();
  expect(await asked({})).toBeNull();
});
