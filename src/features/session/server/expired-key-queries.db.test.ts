import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import {
  keyPairs,
  oneTimeTokens,
  sessions,
  teamFormDrafts,
} from '#shared/server/db/schema/accounts.ts';
import { makeAdmin, makeWriter } from '#tests/fixtures/review-fixture.ts';
import { purgeExpired } from './expired-key-queries.ts';

const DAY = 24 * 60 * 60_000;

it('purges keys, links and sessions a month after expiry and forms after a day, not earlier', async () => {
  const idJsk = await makeWriter();
  const now = new Date('2026-11-21T04:20:00Z');
  const ended = (days: number) => new Date(now.getTime() - days * DAY);
  for (const days of [29, 31]) {
    const expiresAt = ended(days);
    const half = `${days}-${crypto.randomUUID()}`;
    const family = crypto.randomUUID();
    await db
      .insert(keyPairs)
      .values({ encHash: half, keyHash: half, family, tokenUse: 'cookie', idJsk, expiresAt });
    await db
      .insert(oneTimeTokens)
      .values({ tokenHash: half, purpose: 'emailVerification', idJsk, expiresAt });
    await db.insert(sessions).values({ kind: 'jobSeeker', idJsk, expiresAt });
  }
  const idAdmin = await makeAdmin();
  for (const days of [0.5, 1.5]) {
    const kept = { idAdmin, url: '/backoffice', values: {}, createdAt: ended(days) };
    await db.insert(teamFormDrafts).values(kept);
  }
  await purgeExpired(db, now);
  const left = await db.select({ createdAt: teamFormDrafts.createdAt }).from(teamFormDrafts);
  expect(left).toEqual([{ createdAt: ended(0.5) }]);
  for (const table of [keyPairs, oneTimeTokens, sessions]) {
    const left = await db.select({ expiresAt: table.expiresAt }).from(table);
    expect(left.map(({ expiresAt }) => expiresAt)).toEqual([ended(29)]);
  }
});
