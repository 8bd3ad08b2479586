import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { registeredCompany } from '#tests/fixtures/company-fixture.ts';
import { mailboxHash, stopToken } from '../recipient-tokens.ts';
import { insertOptOut, optedOut } from './opt-out-queries.ts';
import { stopLetters } from './stop-letters.ts';

const mailbox = mailboxHash(`stops-${process.pid}@example.com`);

async function isStopped(idEmp: number): Promise<boolean> {
  return (await optedOut(db, idEmp, [mailbox])).has(mailbox);
}

it('letters end for one company or for all, come again when asked, and never after a complaint', async () => {
  const [{ idEmp }, other] = [await registeredCompany(), await registeredCompany()];
  const token = stopToken({ mailbox, idEmp });
  const stop = (from: 'all' | 'company' | 'none') => stopLetters(db, token, from);
  await stop('company');
  expect([await isStopped(idEmp), await isStopped(other.idEmp)]).toEqual([true, false]);
  // Twice at once, as a mail program and its reader might.
  await Promise.all([stop('all'), stop('all')]);
  expect([await isStopped(idEmp), await isStopped(other.idEmp)]).toEqual([true, true]);
  await stop('none');
  expect([await isStopped(idEmp), await isStopped(other.idEmp)]).toEqual([false, false]);
  await insertOptOut(db, { mailbox, idEmp: null, reason: 'complained' });
  await stop('none');
  expect(await isStopped(other.idEmp)).toBe(true);
});

it('a letter of a company that is gone still ends its letters, and a token made up ends none', async () => {
  const gone = { mailbox: mailboxHash('gone@example.com'), idEmp: 2_000_000_000 };
  expect(await stopLetters(db, stopToken(gone), 'company')).toEqual({
    ok: true,
    value: { from: 'company' },
  });
  expect(await stopLetters(db, `${stopToken(gone).slice(0, -2)}AA`, 'all')).toMatchObject({
    ok: false,
  });
});
