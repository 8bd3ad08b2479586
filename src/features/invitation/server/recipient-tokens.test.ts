import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  bounceToken,
  hashEmail,
  inviteToken,
  readBounceToken,
  readInviteToken,
  readUnsubscribeToken,
  unsubscribeToken,
} from './recipient-tokens.ts';

beforeEach(() => {
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests that is long enough');
});

const id = randomUUID();
const stop = { emailHash: hashEmail('somebody@example.com'), idEmp: 7 };

it('hashes an address equally in any spelling', () => {
  expect(hashEmail('Some.Body+x@Gmail.com')).toBe(hashEmail('somebody@gmail.com'));
  expect(hashEmail('some.body@example.com')).not.toBe(stop.emailHash);
});

it('a token holds what it was made for', () => {
  expect(readInviteToken(inviteToken(id))).toBe(id);
  expect(readBounceToken(bounceToken(id).toUpperCase())).toBe(id);
  expect(readUnsubscribeToken(unsubscribeToken(stop))).toEqual(stop);
});

describe('rejects tokens of other origin', () => {
  const readers = [readInviteToken, readBounceToken, readUnsubscribeToken];
  it.each(['', 'x', '../../etc', 'A'.repeat(400), id])('%s', (token) => {
    expect(readers.map((read) => read(token))).toEqual([null, null, null]);
  });

  it('changed, of another purpose or of another secret', () => {
    const token = inviteToken(id);
    const changed = token.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));
    expect(readInviteToken(changed)).toBeNull();
    const other = Buffer.from(bounceToken(id), 'hex').toString('base64url');
    expect(readInviteToken(other)).toBeNull();
    vi.stubEnv('SESSION_SECRET', 'another secret of the tests, long enough');
    expect(readInviteToken(token)).toBeNull();
  });
});
