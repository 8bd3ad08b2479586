import { expect, it } from 'vitest';
import { inviteTokenIn } from './invite-tokens.ts';

const TOKEN = 'Ab-_'.repeat(9).padEnd(38, 'x');

it('finds a recipient’s token in the place a sign-in leads back to, and in nothing else', () => {
  expect(inviteTokenIn(`/invite/${TOKEN}`)).toBe(TOKEN);
  expect(inviteTokenIn(`/en/invite/${TOKEN}`)).toBe(TOKEN);
  for (const place of [null, '/invite/abcdefgh23', `/x/invite/${TOKEN}`, `/invite/${TOKEN}/y`]) {
    expect(inviteTokenIn(place)).toBeNull();
  }
});
