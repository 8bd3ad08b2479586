import { expect, it } from 'vitest';
import { isSameName } from './same-name.ts';

it.each([
  ['บริษัท  ทดสอบ จำกัด ', true],
  ['test company', true],
  ['Test', false],
  ['', false],
  ['   ', false],
])('"%s" is the name of the account: %s', (typed, same) => {
  expect(isSameName(typed, ['บริษัท ทดสอบ จำกัด', 'Test Company', ''])).toBe(same);
});
