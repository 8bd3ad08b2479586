import { hash, verify } from '@node-rs/argon2';
import pg from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countQueries, queriesOfThisRequest } from '#shared/server/db/query-count.ts';
import { employerWithPassword, NOWHERE } from '#tests/fixtures/employer-fixture.ts';
import { requestPasswordReset } from '../passwords/reset-password.ts';
import { signInEmployer } from './sign-in-employer.ts';

vi.mock('@node-rs/argon2', { spy: true });

const statements: string[] = [];
const query = pg.Client.prototype.query;
const noted = function (this: pg.Client, ...given: unknown[]) {
  if (queriesOfThisRequest() > 0) statements.push((given[0] as pg.QueryConfig).text);
  return Reflect.apply(query, this, given);
};
beforeEach(() => void vi.spyOn(pg.Client.prototype, 'query').mockImplementation(noted));

async function effort(work: () => Promise<unknown>) {
  statements.length = 0;
  for (const slow of [hash, verify]) vi.mocked(slow).mockClear();
  await countQueries(work);
  return {
    statements: [...statements],
    hashed: vi.mocked(hash).mock.calls.length,
    verified: vi.mocked(verify).mock.calls.map(([stored]) => String(stored).split('$', 4)),
  };
}

describe('timing does not reveal whether an account exists', () => {
  it('when a password is tried', async () => {
    const { email } = await employerWithPassword();
    const attempt = (username: string) =>
      signInEmployer({ username, password: 'wrong-pass', from: NOWHERE }, new Date());
    await attempt('warm@example.com');
    const known = await effort(() => attempt(email));
    expect(known.verified).toHaveLength(1);
    expect(known.statements.join()).toContain('users');
    expect(await effort(() => attempt('nobody@example.com'))).toEqual(known);
  });

  it('when a reset is requested', async () => {
    const { email } = await employerWithPassword();
    await requestPasswordReset('warm@example.com', 'th', NOWHERE);
    const known = await effort(() => requestPasswordReset(email, 'th', NOWHERE));
    expect(known.statements.join()).toContain('job');
    expect(await effort(() => requestPasswordReset('nobody@example.com', 'th', NOWHERE))).toEqual(
      known,
    );
  });
});
