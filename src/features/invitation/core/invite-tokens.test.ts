import { expect, it } from 'vitest';
import { inviteTokenIn } from './invite-tokens.ts';

const TOKEN = 'Ab-_'.repeat(9).padEnd(38, 'x');

it('finds an invitation token in the return path of a sign-in and nowhere else', () => {
  expect(inviteTokenIn(`/invite/${TOKEN}`)).toBe(TOKEN);
  expect(inviteTokenIn(`/en/invite/${TOKEN}`)).toBe(TOKEN);
  for (const place of [null, '/invite/abcdefgh23', `/x/invite/${TOKEN}`, `/invite/${TOKEN}/y`]) {
    expect(inviteTokenIn(place)).toBeNull();
  }
});
