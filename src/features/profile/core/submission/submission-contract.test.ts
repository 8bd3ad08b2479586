import { expect, it } from 'vitest';
import { decision } from './submission-contract.ts';

const codesOf = (form: unknown) =>
  decision.safeParse(form).error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('a return requires a remark on the page or on a section', () => {
  expect(codesOf({ decision: 'return', remark: ' ', remarks: { history: ' ' } })).toEqual([
    ['remark', 'remarkRequired'],
  ]);
  expect(codesOf({ decision: 'return', remark: 'แก้ไข' })).toBeUndefined();
  expect(codesOf({ decision: 'return', remarks: { history: 'ปีผิด' } })).toBeUndefined();
  expect(codesOf({ decision: 'approve' })).toBeUndefined();
});

it('a remark requires an existing section, and a length error names it', () => {
  expect(codesOf({ decision: 'approve', remarks: { nowhere: 'x' } })).toHaveLength(1);
  expect(codesOf({ decision: 'return', remarks: { history: 'x'.repeat(1001) } })).toEqual([
    ['remarks.history', 'tooLong'],
  ]);
});
