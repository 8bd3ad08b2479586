// Who has the whole database, its log of changes, its backup, the log and every letter cannot tell which of those who took a proof wrote which of the reviews that carry one.
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq, ne, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { api } from '#app/api.ts';
import { mailTemplates } from '#app/mails.ts';
import { begin } from '#app/pipeline/pipeline.ts';
import { compactEventBits } from '#features/invitation/server/invited/compact-event-bits-job.ts';
import { countOpening } from '#features/invitation/server/invited/count-opening.ts';
import type { issueProof } from '#features/invitation/server/invited/take-proof.ts';
import {
  hashEmail,
  inviteToken,
  readInviteToken,
} from '#features/invitation/server/recipient-tokens.ts';
import { MIN_GROUP_SIZE } from '#features/review/core/k-anonymity.ts';
import { REVIEW_MAIL_KEEP_DAYS } from '#features/review/core/retention.ts';
import { decideReview } from '#features/review/server/decide-review.ts';
import { notifyWriter } from '#features/review/server/publication/notify-writer-job.ts';
import { publishDueReview } from '#features/review/server/publication/publish-due-review.ts';
import { API_BASE } from '#shared/core/endpoint.ts';
import { readProof, signedBytes } from '#shared/core/proof/proof-text.ts';
import type { JobSeekerSession } from '#shared/core/session.ts';
import { thaiYear } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { reviews as reviewsTable } from '#shared/server/db/schema/reviews.ts';
import { purgeExpiredMails } from '#shared/server/mail/purge-mails.ts';
import { sendMail } from '#shared/server/mail/send-mail.ts';
import {
  attacks,
  chance,
  type Trace,
  tracesOf,
  tracesOfLetters,
  tracesOfLines,
} from '../support/database/attacker.ts';
import { backedUp } from '../support/database/backed-up.ts';
import { beginReadingLog, readLog, tableOf, tracesOfMarks } from '../support/database/changes.ts';
import { shuffled } from '../support/database/shuffled.ts';
import { DAY_MS, newDelivery } from '../support/fixtures/delivery-fixture.ts';
import { replaceKey, signedInAs, takenProof } from '../support/fixtures/invitation-fixture.ts';
import { makeAdmin, reviewForm } from '../support/fixtures/review-fixture.ts';

/** `npm test` has half as many: an order that is right of two in 79 of 100 is found then, else in 70. */
const PART = process.env.UNIT === 'short' ? 2 : 1;
const [INVITED, TOOK, WROTE] = [200 / PART, 120 / PART, 60 / PART];
const ALONE = 9;

const OF_ACCOUNTS = new Set([
  '"public"."job_seekers"',
  '"public"."resumes"',
  '"public"."sessions"',
  '"public"."review_tombstones"',
]);

const namesNoAccount = (line: string) => !OF_ACCOUNTS.has(tableOf(line));

const logged = vi.hoisted((): string[] => []);
vi.mock('#shared/server/log.ts', async (original) => {
  const logs = await original<typeof import('#shared/server/log.ts')>();
  return { ...logs, log: logs.createLog('trace', { write: (line) => logged.push(line) }) };
});
vi.mock('#shared/server/session/current-sessions.ts', async (original) => {
  const { currentSessions } =
    await original<typeof import('#shared/server/session/current-sessions.ts')>();
  return {
    currentSessions: async (request: Request) => {
      const found = await currentSessions(request);
      const person = request.headers.get('x-person');
      return person === null ? found : { ...found, jobSeeker: JSON.parse(person) };
    },
  };
});

const product = new Hono();
product.use(begin as never);
product.route(API_BASE, api as never);

async function call(path: string, person: JobSeekerSession, body: object) {
  const headers = { 'Content-Type': 'application/json', 'X-Person': JSON.stringify(person) };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await product.request(API_BASE + path, request)).json();
}

const take: typeof issueProof = async ({ token, ...asked }, person) => {
  const answer = await call(`/invite/${token}/token`, person, asked);
  return answer.success ? { ok: true, value: answer.data } : { ok: false, code: answer.error.code };
};

const dataDir = mkdtempSync(join(tmpdir(), 'unlinkability-'));
const letters = join(dataDir, 'mail');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function invited(emails: readonly string[], now: Date) {
  const delivery = await newDelivery();
  vi.stubEnv('INVITATIONS_PER_DAY', '1000');
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('SMTP_URL', '');
  vi.stubEnv('DEMO', '1');
  delivery.now = now;
  await delivery.begin(emails);
  await delivery.deliver();
  await replaceKey(delivery.session.idEmp, thaiYear(now));
  const recipients = await delivery.recipients();
  const tokens = recipients.map(({ idRecipient }) => inviteToken(idRecipient));
  return { idEmp: delivery.session.idEmp, tokens, bits: recipients.map((row) => row.bitIndex) };
}

async function published(now: Date): Promise<void> {
  vi.stubEnv('DEMO', '0');
  const idAdmin = await makeAdmin();
  const waiting = await db
    .select()
    .from(reviewsTable)
    .where(eq(reviewsTable.status, 'waiting'))
    .orderBy(asc(reviewsTable.idReview));
  for (const { idReview, revision } of shuffled(waiting, 41)) {
    const decided = await decideReview(idReview, { action: 'publish', revision }, idAdmin, now);
    if (!decided.ok) throw new Error(decided.code);
    await publishDueReview(idReview, new Date(now.getTime() + DAY_MS));
  }
  vi.stubEnv('DEMO', '1');
  const { rows } = await db.execute<{ id: string; review: number }>(sql`
    select id, (data ->> 'idReview')::int as review from pgboss.job
    where name = 'notify-writer' order by start_after, created_on`);
  for (const { id, review } of rows) await notifyWriter(review, id);
  const mails = await db
    .select({ idMail: emailOutbox.idMail })
    .from(emailOutbox)
    .where(ne(emailOutbox.status, 'sent'))
    .orderBy(asc(emailOutbox.createdAt));
  const run = { idJob: '', attempt: 1, isLastAttempt: true, signal: new AbortController().signal };
  for (const { idMail } of mails) await sendMail(idMail, mailTemplates, run);
}

const writers: string[] = [];
const ofWriters = () => new Map(writers.map((email) => [email, [email]]));
/** How far mails of publication give their writers away, while they are kept and in the log. */
let byMails: ReturnType<typeof attacks>;
let people: Trace;
let reviews: Trace;
/** Every change, in the order of the database's log; null where the server keeps none to be read. */
let changes: string[] | null = null;
let namedInLog: string[];

beforeAll(async () => {
  const now = new Date();
  const emails = Array.from({ length: INVITED }, (_, at) => `person${at}of${INVITED}@example.com`);
  const accounts = await db
    .insert(jobSeekers)
    .values(shuffled(emails, 5).map((username) => ({ username, emailVerifiedAt: now })))
    .returning({ idJsk: jobSeekers.idJsk, username: jobSeekers.username });
  const { idEmp, tokens, bits } = await invited(emails, now);
  const everybody = emails.map((email, at) => {
    const idJsk = accounts.find(({ username }) => username === email)?.idJsk ?? 0;
    return { email, token: tokens[at] ?? '', session: signedInAs(email, idJsk) };
  });
  const takers = shuffled(everybody, 17).slice(0, TOOK);
  const writing = new Set(shuffled(takers, 29).slice(0, WROTE));
  const marksByWriter = new Map<string, readonly string[]>();
  // Any number below the modulus does for those who write nothing.
  const blinded = Buffer.alloc(256, 1).toString('base64url');
  const isLogRead = await beginReadingLog();
  // Whoever writes does so at once, which would tell most if taking left a time, a row or an order.
  for (const [at, person] of takers.entries()) {
    if (at < ALONE) await compactEventBits();
    await countOpening(person.token, { address: '', agent: '' }, now);
    if (!writing.has(person)) {
      await take({ token: person.token, year: thaiYear(now), blinded }, person.session, now);
      continue;
    }
    const proof = await takenProof(idEmp, person.token, person.session, now, take);
    const title = `รีวิวที่ ${writers.length + 1000}`;
    const form = { ...reviewForm(idEmp, { title }), proof };
    const sent = await call('/writeReview/insertReview', person.session, form);
    if (!sent.success) throw new Error(sent.error.code);
    const read = readProof(proof);
    const bytes = read ? signedBytes({ kind: 'invitation', idEmp }, read) : new Uint8Array();
    writers.push(person.email);
    marksByWriter.set(person.email, [title, createHash('sha256').update(bytes).digest('hex')]);
  }
  const names = new Map(
    everybody.map(({ email, token }) => {
      const ids = [email, token, readInviteToken(token) ?? '', hashEmail(email)];
      return [email, ids] as const;
    }),
  );
  await compactEventBits();
  if (isLogRead) changes = await readLog();
  else process.stderr.write('unlinkability: this server keeps no log that could be read\n');
  const isMailRead = await beginReadingLog();
  await published(now);
  const ofMails = (isMailRead ? await readLog() : []).filter(namesNoAccount);
  const inMails = async (of: ReadonlyMap<string, readonly string[]>) =>
    new Map([...(await tracesOf(of, OF_ACCOUNTS)), ...tracesOfLines('mails', ofMails, of)]);
  byMails = attacks(await inMails(ofWriters()), await inMails(marksByWriter), writers);
  await purgeExpiredMails(new Date(now.getTime() + REVIEW_MAIL_KEEP_DAYS * DAY_MS));
  const inLog = (changes ?? []).filter(namesNoAccount);
  const marks = new Map(emails.map((email, at) => [email, bits[at] ?? 0]));
  const files = [...(await backedUp())].filter(([table]) => !OF_ACCOUNTS.has(table));
  const inFiles = (of: ReadonlyMap<string, readonly string[]>) =>
    files.flatMap(([table, lines]) => [...tracesOfLines(`backup of ${table}`, lines, of)]);
  people = new Map([
    ...(await tracesOf(names, OF_ACCOUNTS)),
    ...inFiles(names),
    ...tracesOfLetters(letters, names),
    ...tracesOfLines('changes', inLog, names),
    ...tracesOfMarks(inLog, marks),
  ]);
  reviews = new Map([
    ...(await tracesOf(marksByWriter, OF_ACCOUNTS)),
    ...inFiles(marksByWriter),
    ...tracesOfLines('changes', inLog, marksByWriter),
  ]);
  namedInLog = [...tracesOfLines('log', logged, new Map([...names, ...marksByWriter])).keys()];
});

it('is looked for in what speaks of those who were invited, and of what was written', () => {
  const tables = (trace: Trace) => [...trace.keys()].join(' ');
  expect(tables(people)).toContain('invitation_recipients');
  expect(tables(reviews)).toContain('"reviews"');
  expect(tables(reviews)).toContain('redeemed_proofs');
  expect(writers).toHaveLength(WROTE);
});

it('cannot be read from the log, which records redemptions and reviews', () => {
  expect(logged.filter((line) => line.includes('/invite/'))).toHaveLength(TOOK);
  expect(logged.filter((line) => line.includes('insertReview'))).toHaveLength(WROTE);
  expect(namedInLog).toEqual([]);
});

it('is searched for in the email files, without publication emails older than a day', () => {
  expect([...people.keys()]).toEqual(
    expect.arrayContaining(['letter mtimeMs', 'letter Date', 'letter length of List-Unsubscribe']),
  );
  expect(readdirSync(letters)).toHaveLength(INVITED);
});

it('cannot be read from stored publication emails or their log', () => {
  expect(byMails.some(({ by }) => by.includes('email_outbox'))).toBe(true);
  expect(byMails.filter(({ right }) => Math.abs(right - 0.5) > chance(WROTE))).toEqual([]);
});

it('is looked for in a backup too', () => {
  expect([...people.keys()].join()).toContain('backup of "public"."invitation_recipients"');
  expect([...reviews.keys()].join()).toContain('backup of "public"."redeemed_proofs"');
});

it('is searched for in the database log, which has event bits only in groups', ({ skip }) => {
  if (changes === null) skip();
  expect([...reviews.keys()]).toContain('changes place');
  for (const mark of ['opened', 'issued']) {
    const marked = [...(people.get(`log of invitation_event_bits.${mark}`)?.values() ?? [])];
    const groups = Object.values(Object.groupBy(marked, String)).map((group) => group?.length);
    expect(groups).toEqual([MIN_GROUP_SIZE, TOOK - MIN_GROUP_SIZE]);
  }
  expect(changes?.join()).not.toContain('invitation_pending_event_bits');
});

it('cannot be guessed from any order, time or size', () => {
  const all = attacks(people, reviews, writers);
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ right }) => Math.abs(right - 0.5) > chance(WROTE))).toEqual([]);
});

it.each([
  ['a row', sql`create table planted as select email from (select '' as email) x where false`],
  ['a time', sql`create table planted (email text, at timestamptz default clock_timestamp())`],
])('would be revealed by %s for each redemption', async (_, create) => {
  await db.execute(create);
  for (const email of writers) await db.execute(sql`insert into planted (email) values (${email})`);
  try {
    const [best] = attacks(await tracesOf(ofWriters(), OF_ACCOUNTS), reviews, writers);
    expect(best?.right).toBe(1);
  } finally {
    await db.execute(sql`drop table planted`);
  }
});

it('would be revealed by an email file modified at each redemption', async () => {
  for (const [at, email] of writers.entries()) {
    const name = readdirSync(letters).find((one) =>
      readFileSync(join(letters, one), 'latin1').includes(email),
    );
    utimesSync(join(letters, name ?? ''), at, at);
  }
  const [best] = attacks(tracesOfLetters(letters, ofWriters()), reviews, writers);
  expect(best).toMatchObject({ by: expect.stringContaining('letter mtimeMs'), right: 1 });
});
