// Who has the whole database cannot tell which of those who took a proof wrote which of the reviews that carry one.
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { loadInvite } from '#features/invitation/server/invited/load-invite.ts';
import { takeProof } from '#features/invitation/server/invited/take-proof.ts';
import { mailboxHash, readInviteToken } from '#features/invitation/server/recipient-tokens.ts';
import { submitReview } from '#features/review/server/submit-review.ts';
import { readProof, signedBytes } from '#shared/core/proof/proof-text.ts';
import { thaiYear } from '#shared/core/time/clock.ts';
import { db } from '#shared/server/db/pool.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import type { Trace } from '../support/database/attacker.ts';
import { attacks, chance, tracesOf } from '../support/database/attacker.ts';
import { sentInvitations, signedInAs, takenProof } from '../support/fixtures/invitation-fixture.ts';
import { makeCompany, reviewForm } from '../support/fixtures/review-fixture.ts';

const INVITED = 200;
const TOOK = 120;
const WROTE = 60;

/** What ties an account to its own review, which is known and said. */
const OF_ACCOUNTS = new Set([
  '"public"."job_seekers"',
  '"public"."resumes"',
  '"public"."sessions"',
  '"public"."review_tombstones"',
]);

/** The same order in every run. */
function shuffled<Value>(values: readonly Value[], seed: number): Value[] {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  return values
    .map((value) => ({ value, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

const writers: string[] = [];
let people: Trace;
let reviews: Trace;

beforeAll(async () => {
  const now = new Date();
  const idEmp = await makeCompany();
  const kind = 'invitation';
  const emails = Array.from({ length: INVITED }, (_, at) => `person${at}of200@example.com`);
  const accounts = await db
    .insert(jobSeekers)
    .values(shuffled(emails, 5).map((username) => ({ username, emailVerifiedAt: now })))
    .returning({ idJsk: jobSeekers.idJsk, username: jobSeekers.username });
  const tokens = await sentInvitations(db, idEmp, emails);
  const everybody = emails.map((email, at) => {
    const idJsk = accounts.find(({ username }) => username === email)?.idJsk ?? 0;
    return { email, token: tokens[at] ?? '', session: signedInAs(email, idJsk) };
  });
  const takers = shuffled(everybody, 17).slice(0, TOOK);
  const writing = new Set(shuffled(takers, 29).slice(0, WROTE));
  const told = new Map<string, readonly string[]>();
  // Any number below the modulus does for those who write nothing.
  const blinded = Buffer.alloc(256, 1).toString('base64url');
  // Whoever writes does so at once, which would tell most if taking left a time, a row or an order.
  for (const person of takers) {
    await loadInvite(person.token, person.session, now);
    if (!writing.has(person)) {
      await takeProof({ token: person.token, year: thaiYear(now), blinded }, person.session, now);
      continue;
    }
    const proof = await takenProof(idEmp, person.token, person.session, now);
    const title = `รีวิวที่ ${writers.length + 1000}`;
    const form = { ...reviewForm(idEmp, { title }), proof };
    const sent = await submitReview(form, { idJsk: person.session.idJsk, address: '' }, now);
    if (!sent.ok) throw new Error(sent.code);
    const read = readProof(proof);
    const bytes = read ? signedBytes({ kind, idEmp }, read) : new Uint8Array();
    writers.push(person.email);
    told.set(person.email, [title, createHash('sha256').update(bytes).digest('hex')]);
  }
  const names = new Map(
    everybody.map(({ email, token }) => {
      return [email, [email, readInviteToken(token) ?? '', mailboxHash(email)]] as const;
    }),
  );
  people = await tracesOf(names, OF_ACCOUNTS);
  reviews = await tracesOf(told, OF_ACCOUNTS);
});

it('is looked for in what speaks of those who were invited, and of what was written', () => {
  const tables = (trace: Trace) => [...trace.keys()].join(' ');
  expect(tables(people)).toContain('invitation_recipients');
  expect(tables(reviews)).toContain('"reviews"');
  expect(tables(reviews)).toContain('spent_proofs');
  expect(writers).toHaveLength(WROTE);
});

it('is not told by any order, time or size, better than by guessing', () => {
  const all = attacks(people, reviews, writers);
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ right }) => Math.abs(right - 0.5) > chance(WROTE))).toEqual([]);
});

it.each([
  ['a row', sql`create table planted as select email from (select '' as email) x where false`],
  ['a time', sql`create table planted (email text, at timestamptz default clock_timestamp())`],
])('would be told by %s for each taking', async (_, create) => {
  await db.execute(create);
  for (const email of writers) await db.execute(sql`insert into planted (email) values (${email})`);
  try {
    const names = new Map(writers.map((email) => [email, [email]]));
    const [best] = attacks(await tracesOf(names, OF_ACCOUNTS), reviews, writers);
    expect(best?.right).toBe(1);
  } finally {
    await db.execute(sql`drop table planted`);
  }
});
