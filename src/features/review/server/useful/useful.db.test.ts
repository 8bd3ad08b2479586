import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { db, pool } from '#shared/server/db/pool.ts';
import { PAGE_CACHE_CHANNEL } from '#shared/server/page-cache/channel.ts';
import { reviewRow as shown } from '#tests/calls/review-acts.ts';
import {
  makeCompany,
  makePublished,
  makeWriter,
  publicIdOf,
} from '#tests/fixtures/review-fixture.ts';
import { lockReview } from '../review-queries.ts';
import { lockScores } from '../scores/score-queries.ts';
import { countUsefulVotes } from './count-useful.ts';
import { markUseful } from './mark-useful.ts';
import { countVotes, listOwnVotes, markVotesChanged } from './useful-queries.ts';

async function droppedTags(work: () => Promise<unknown>): Promise<string[]> {
  const client = await pool.connect();
  const tags: string[] = [];
  client.on('notification', ({ payload }) => tags.push(payload ?? ''));
  await client.query(`listen ${PAGE_CACHE_CHANNEL}`);
  await work();
  await client.query(`unlisten ${PAGE_CACHE_CHANNEL}`);
  client.release(true);
  return tags;
}

const vote = (usefulCount: number, isUseful = true) => ({
  ok: true,
  value: { usefulCount, isUseful },
});

describe('markUseful', () => {
  it('counts once per person, never on an own review, and is removable', async () => {
    const idReview = await makePublished(await makeCompany());
    const publicId = await publicIdOf(idReview);
    const idJsk = await makeWriter();
    await Promise.all(Array.from({ length: 5 }, () => markUseful(publicId, idJsk, true)));
    expect(await markUseful(publicId, idJsk, true)).toEqual(vote(1));
    expect(await markUseful(publicId, idJsk, false)).toEqual(vote(0, false));
    const { idJsk: idWriter } = await shown(idReview);
    expect(await markUseful(publicId, idWriter ?? 0, true)).toEqual({
      ok: false,
      code: 'own_review',
    });
  });

  it('counts only from a verified email', async () => {
    const idReview = await makePublished(await makeCompany());
    const publicId = await publicIdOf(idReview);
    const idJsk = await makeWriter(null);
    const refused = { ok: false, code: 'email_not_verified' };
    expect(await markUseful(publicId, idJsk, true)).toEqual(refused);
    expect(await markUseful(publicId, idJsk, false)).toEqual(refused);
    expect(await countVotes(db, idReview)).toBe(0);
  });

  it('returns the exact count to the voter, and updates pages with the next run', async () => {
    const idReview = await makePublished(await makeCompany());
    const publicId = await publicIdOf(idReview);
    const [first, second] = [await makeWriter(), await makeWriter()];
    await markUseful(publicId, first, true);
    expect(await markUseful(publicId, second, true)).toEqual(vote(2));
    expect((await shown(idReview)).usefulCount).toBe(0);
    expect(await listOwnVotes(db, second, [publicId])).toEqual([
      { idReview: publicId, usefulCount: 2 },
    ]);
    expect(await listOwnVotes(db, await makeWriter(), [publicId])).toEqual([]);
    await countUsefulVotes();
    expect((await shown(idReview)).usefulCount).toBe(2);
    await markUseful(publicId, first, false);
    await countUsefulVotes();
    expect((await shown(idReview)).usefulCount).toBe(1);
  });

  it('invalidates no cached page at once, and pages once for many votes', async () => {
    const idEmp = await makeCompany();
    const publicId = await publicIdOf(await makePublished(idEmp));
    const voters = [await makeWriter(), await makeWriter(), await makeWriter()];
    const vote = async () => {
      for (const idJsk of voters) await markUseful(publicId, idJsk, true);
    };
    expect(await droppedTags(vote)).toEqual([]);
    expect(await droppedTags(() => countUsefulVotes())).toEqual([`reviews:${idEmp}`]);
    expect(await droppedTags(() => countUsefulVotes())).toEqual([]);
  });

  it('counts all concurrent votes', async () => {
    const idReviews = [1, 2, 3].map(async () => makePublished(await makeCompany()));
    const publicIds = (await Promise.all(idReviews)).map(publicIdOf);
    const voter = await makeWriter();
    for (const publicId of await Promise.all(publicIds)) await markUseful(publicId, voter, true);
    expect(await droppedTags(() => countUsefulVotes(2))).toHaveLength(3);
  });

  it('includes a vote during a count in the next one', async () => {
    const idReview = await makePublished(await makeCompany());
    const publicId = await publicIdOf(idReview);
    const voters = await Promise.all(Array.from({ length: 8 }, () => makeWriter()));
    await Promise.all(
      voters.flatMap((idJsk) => [markUseful(publicId, idJsk, true), countUsefulVotes()]),
    );
    await countUsefulVotes();
    expect((await shown(idReview)).usefulCount).toBe(8);
  });

  it('is counted after a review is added or removed, which changes attributes of others', async () => {
    const idEmp = await makeCompany();
    const [first, last] = [await makePublished(idEmp), await makePublished(idEmp)];
    await markUseful(await publicIdOf(first), await makeWriter(), true);
    await markUseful(await publicIdOf(last), await makeWriter(), true);
    let counted: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await lockScores(tx);
      await lockReview(tx, last);
      counted = countUsefulVotes();
      await tx.execute(sql`select pg_sleep(0.2)`);
      await markVotesChanged(tx, [first]);
    });
    await counted;
    expect((await shown(first)).usefulCount).toBe(1);
  });
});
