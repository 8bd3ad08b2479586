import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openingBody } from './opening-contract.ts';

const SAID = {
  positionTh: 'ช่าง',
  idJobField: '1',
  jobType: 'fullTime',
  opensOn: '2026-03-01',
  closesOn: '2026-03-31',
};

function codesOf(change: Record<string, unknown>) {
  const codes: Record<string, string> = {};
  const read = z.safeParse(openingBody, { ...SAID, ...change });
  for (const { path, message } of read.error?.issues ?? []) codes[path.join('.')] ??= message;
  return codes;
}

it('requires the mandatory fields, and fills in defaults', () => {
  expect(
    z.parse(openingBody, { ...SAID, province: '', salaryTo: '', education: '' }),
  ).toMatchObject({
    ...SAID,
    idJobField: 1,
    positionEn: '',
    descriptionTh: '',
    descriptionEn: '',
    education: 'any',
    salaryCurrency: 'THB',
    headcount: 1,
  });
});

it('accepts numbers in every common notation', () => {
  const numbers = { salaryFrom: '25,000', salaryTo: '๓๕,๐๐๐ บาท', headcount: ' ๒ ' };
  expect(z.parse(openingBody, { ...SAID, ...numbers })).toMatchObject({
    salaryFrom: 25_000,
    salaryTo: 35_000,
    headcount: 2,
  });
});

it('accepts dates of the Thai calendar', () => {
  const days = { opensOn: '2569-03-01', closesOn: '2569-03-31' };
  expect(z.parse(openingBody, { ...SAID, ...days })).toMatchObject({ opensOn: '2026-03-01' });
});

it.each([
  [{ positionTh: ' ' }, { positionTh: 'positionRequired' }],
  [{ positionTh: 'ช่าง https://evil.example' }, { positionTh: 'nameUnsafe' }],
  [{ positionTh: 'ก'.repeat(121) }, { positionTh: 'tooLong' }],
  [{ descriptionEn: 'a'.repeat(5001) }, { descriptionEn: 'tooLong' }],
  [{ idJobField: '29' }, { idJobField: 'choiceRequired' }],
  [{ jobType: '' }, { jobType: 'choiceRequired' }],
  [{ province: '99' }, { province: 'choiceRequired' }],
  [{ salaryFrom: '1.5' }, { salaryFrom: 'salaryPattern' }],
  [{ salaryFrom: '-1' }, { salaryFrom: 'salaryPattern' }],
  [{ salaryFrom: '25.000' }, { salaryFrom: 'numberDots' }],
  [{ salaryFrom: '15000', salaryTo: '๒๕.๐๐๐' }, { salaryTo: 'numberDots' }],
  [{ salaryFrom: '25k' }, { salaryFrom: 'salaryPattern' }],
  [{ salaryTo: '9000' }, { salaryFrom: 'salaryFromRequired' }],
  [{ salaryFrom: '9000', salaryTo: '8000' }, { salaryTo: 'salaryRange' }],
  [{ headcount: '0' }, { headcount: 'headcountPattern' }],
  [{ opensOn: '' }, { opensOn: 'dateRequired' }],
  [{ closesOn: '31/02/2570' }, { closesOn: 'dateRequired' }],
  [{ closesOn: '2026-02-30' }, { closesOn: 'dateRequired' }],
  [{ closesOn: '2026-02-28' }, { closesOn: 'closesBeforeOpens' }],
  [{ closesOn: '2027-03-03' }, { closesOn: 'closesTooLate' }],
  [
    { positionTh: '', jobType: 'x' },
    { positionTh: 'positionRequired', jobType: 'choiceRequired' },
  ],
])('rejects %o with an error at its field', (change, codes) =>
  expect(codesOf(change)).toEqual(codes),
);
