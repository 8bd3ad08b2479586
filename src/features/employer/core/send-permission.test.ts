import { expect, it } from 'vitest';
import { maySendEmail } from './send-permission.ts';

it.each([
  ['admin', true, true],
  ['admin', false, true],
  ['user', true, true],
  ['user', false, false],
] as const)('%s whose right is %s may send e-mail: %s', (role, canSendEmail, may) => {
  expect(maySendEmail({ role, canSendEmail })).toBe(may);
});
