import { expect, it } from 'vitest';
import { myOpeningRows } from './my-opening-rows.ts';

const named = { idEmp: 5, companyNameTh: 'บริษัท', companyNameEn: 'Company' };
const opening = { ...named, idJob: 7, positionTh: 'ช่าง', positionEn: '', isOpen: true };
const day = new Date('2026-11-20T05:00:00Z');
const applied = {
  ...opening,
  appliedAt: day,
  status: 'sent',
  statusAt: null,
  withdrawnAt: null,
} as const;

it('separates drafts from sent applications, with their outcome and closed openings', () => {
  const rows = myOpeningRows(
    {
      applications: [
        { ...applied, consented: false },
        { ...applied, consented: true, status: 'seen', statusAt: day, isOpen: false },
        { ...applied, consented: false, withdrawnAt: day },
      ],
      saved: [
        { ...opening, expiresAt: day },
        { ...opening, idJob: 8, expiresAt: day, isOpen: false },
      ],
      alerts: [],
    },
    'en',
  );
  const facts = (section: keyof typeof rows) =>
    rows[section].rows.map((row) => row.facts.replaceAll('\u00a0', ' '));
  expect(rows.drafts.rows).toMatchObject([
    { href: '/en/company/company-5/jobs/7/apply', title: 'ช่าง', lang: 'th', of: 'Company' },
  ]);
  expect(facts('drafts')).toEqual(['Begun on 20 Nov 2026']);
  expect(facts('applications')).toEqual([
    'Applied on 20 Nov 2026 · The company opened it on 20 Nov 2026 · Closed',
    'Applied on 20 Nov 2026 · Withdrawn on 20 Nov 2026',
  ]);
  expect(facts('saved')).toEqual(['Until 20 Nov 2026', 'Closed']);
  expect(rows.saved.rows[1]).toMatchObject({ remove: { field: 'idJob', id: 8 } });
});
