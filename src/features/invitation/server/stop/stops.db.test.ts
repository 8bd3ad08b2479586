import { createHmac, randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { emailSuppressions, invitationRecipients } from '#shared/server/db/schema/invitations.ts';
import { clearBounce } from '#shared/server/mail/bounced/reverse-bounce-queries.ts';
import { registeredCompany } from '#tests/fixtures/company-fixture.ts';
import { changeSending, insertSending, sendingRow } from '#tests/fixtures/invitation-fixture.ts';
import { lockCampaign } from '../campaign/intake-queries.ts';
import { hashEmail, unsubscribeToken } from '../recipient-tokens.ts';
import { handleReport } from './handle-report.ts';
import { deleteOptOuts, findOptedOut, insertOptOut } from './opt-out-queries.ts';
import { processMailEvents } from './take-mail-events.ts';
import { unsubscribeByToken } from './unsubscribe.ts';

const NOW = new Date('2026-11-26T03:00:00Z');
const GONE = { kind: 'bounce', isFinal: true } as const;
const LATER = { kind: 'bounce', isFinal: false } as const;
const COMPLAINT = { kind: 'complaint' } as const;

let idInvitation: string;
let idEmp: number;

beforeEach(begin);

async function begin(): Promise<void> {
  ({ idEmp } = await registeredCompany());
  idInvitation = await insertSending({ idEmp, size: 200, sent: 200 });
}

let bitIndex = 0;
const nobody = () => `${bitIndex}-${process.pid}@example.com`;
async function recipient(email = nobody()): Promise<{ idRecipient: string; emailHash: string }> {
  bitIndex += 1;
  const emailHash = hashEmail(email);
  const [row] = await db
    .insert(invitationRecipients)
    .values({ idInvitation, idEmp, bitIndex, email, emailHash, status: 'sent', sentAt: NOW })
    .returning({ idRecipient: invitationRecipients.idRecipient });
  return { idRecipient: row?.idRecipient ?? '', emailHash };
}

async function statusOf(idRecipient: string) {
  const [row] = await db
    .select({ status: invitationRecipients.status, dueAt: invitationRecipients.dueAt })
    .from(invitationRecipients)
    .where(eq(invitationRecipients.idRecipient, idRecipient));
  return row;
}

const sending = () => sendingRow(idInvitation);
const isOut = async (emailHash: string) =>
  (await findOptedOut(db, idEmp, [emailHash])).has(emailHash);

it('sends nothing to a non-existent address again, after any number of reports', async () => {
  const { idRecipient, emailHash } = await recipient();
  await Promise.all([1, 2, 3].map(() => handleReport(idRecipient, GONE, NOW)));
  expect(await statusOf(idRecipient)).toMatchObject({ status: 'bounced' });
  expect(await sending()).toMatchObject({ bounced: 1, state: 'sending' });
  expect(await isOut(emailHash)).toBe(true);
});

it('repeats a temporarily bounced email twice, then marks it as bounced and allows later campaigns', async () => {
  const { idRecipient, emailHash } = await recipient();
  for (const hours of [2, 24]) {
    await handleReport(idRecipient, LATER, NOW);
    expect(await statusOf(idRecipient)).toEqual({
      status: 'queued',
      dueAt: new Date(NOW.getTime() + hours * 3_600_000),
    });
    await db
      .update(invitationRecipients)
      .set({ status: 'sent' })
      .where(eq(invitationRecipients.idRecipient, idRecipient));
  }
  await handleReport(idRecipient, LATER, NOW);
  expect(await statusOf(idRecipient)).toMatchObject({ status: 'bounced' });
  expect(await isOut(emailHash)).toBe(false);
});

it('sends no more emails of an ended campaign', async () => {
  const { idRecipient } = await recipient();
  await changeSending(idInvitation, { state: 'cancelled' });
  await handleReport(idRecipient, LATER, NOW);
  expect(await statusOf(idRecipient)).toMatchObject({ status: 'bounced' });
});

it('suspends a campaign for complaints without disclosing who complained', async () => {
  const { idRecipient, emailHash } = await recipient();
  await Promise.all([1, 2].map(() => handleReport(idRecipient, COMPLAINT, NOW)));
  expect(await sending()).toMatchObject({
    complained: 1,
    state: 'stopped',
    suspendedReason: 'complaints',
  });
  expect(await statusOf(idRecipient)).toMatchObject({ status: 'sent' });
  expect(await isOut(emailHash)).toBe(true);
});

it('counts a complaint after an unsubscription, and a resubscription does not undo it', async () => {
  const { idRecipient, emailHash } = await recipient();
  await insertOptOut(db, { emailHash, idEmp: null, reason: 'asked' });
  await handleReport(idRecipient, COMPLAINT, NOW);
  expect(await sending()).toMatchObject({ complained: 1 });
  await deleteOptOuts(db, { emailHash, idEmp });
  expect(await isOut(emailHash)).toBe(true);
});

it('counts complaints of one recipient once per company, and suppresses once for all', async () => {
  const email = `both-${process.pid}@example.com`;
  const letters = [await recipient(email)];
  const first = idInvitation;
  await begin();
  letters.push(await recipient(email));
  for (const { idRecipient } of [...letters, ...letters])
    await handleReport(idRecipient, COMPLAINT, NOW);
  for (const of of [first, idInvitation]) {
    expect(await sendingRow(of)).toMatchObject({ complained: 1, suspendedReason: 'complaints' });
  }
  const forAll = and(
    eq(emailSuppressions.emailHash, hashEmail(email)),
    isNull(emailSuppressions.idEmp),
  );
  expect(await db.$count(emailSuppressions, forAll)).toBe(1);
});

it('locks the campaign before the recipient, as marking does', async () => {
  const { idRecipient } = await recipient();
  let report = Promise.resolve();
  await db.transaction(async (tx) => {
    await lockCampaign(tx, idInvitation);
    report = handleReport(idRecipient, GONE, NOW);
    await vi.waitFor(async () => {
      const { rows } = await db.execute(sql`select from pg_locks where not granted`);
      expect(rows.length).toBeGreaterThan(0);
    });
    const isRecipient = eq(invitationRecipients.idRecipient, idRecipient);
    const free = await tx
      .select()
      .from(invitationRecipients)
      .where(isRecipient)
      .for('update', { skipLocked: true });
    expect(free).toHaveLength(1);
  });
  await report;
  expect(await statusOf(idRecipient)).toMatchObject({ status: 'bounced' });
});

it('suspends a campaign above one bounce in twenty', async () => {
  const gone = await Promise.all(Array.from({ length: 11 }, () => recipient()));
  for (const { idRecipient } of gone) await handleReport(idRecipient, GONE, NOW);
  expect(await sending()).toMatchObject({
    bounced: 11,
    state: 'stopped',
    suspendedReason: 'bounces',
  });
});

it('counts recipients with queued retries once for the suspension', async () => {
  const full = await Promise.all(Array.from({ length: 11 }, () => recipient()));
  for (const { idRecipient } of full.slice(1)) await handleReport(idRecipient, LATER, NOW);
  expect(await sending()).toMatchObject({ bounced: 0, state: 'sending' });
  await handleReport(full[0]?.idRecipient ?? '', LATER, NOW);
  expect(await sending()).toMatchObject({
    bounced: 0,
    state: 'stopped',
    suspendedReason: 'bounces',
  });
});

it('ignores a report on an unknown email', async () => {
  await handleReport(randomUUID(), GONE, NOW);
  expect(await sending()).toMatchObject({ bounced: 0 });
});

describe('events of a mail service', () => {
  const KEY = 'k'.repeat(32);
  const SECONDS = String(NOW.getTime() / 1000);
  const send = (body: string, { time = SECONDS, key = KEY } = {}) =>
    processMailEvents(
      new Request('https://example.com/yousayapi/mail/events', {
        method: 'POST',
        body,
        headers: {
          'X-Mail-Events-Time': time,
          'X-Mail-Events-Signature': createHmac('sha256', key)
            .update(`${time}.${body}`)
            .digest('hex'),
        },
      }),
      NOW,
    );

  it('are processed when signed, and those of other mails are skipped', async () => {
    vi.stubEnv('MAIL_EVENTS_KEY', KEY);
    const { idRecipient } = await recipient();
    const events = [
      { type: 'bounce', permanent: true, messageId: `<${idRecipient}.1@example.com>` },
      { type: 'complaint', messageId: `<${randomUUID()}@example.com>` },
    ];
    expect(await send(JSON.stringify({ events }))).toEqual({ ok: true, value: { processed: 1 } });
    expect(await statusOf(idRecipient)).toMatchObject({ status: 'bounced' });
  });

  it('are rejected when old, wrongly signed, malformed, too many or not enabled', async () => {
    expect(await send('{}')).toMatchObject({ code: 'not_found' });
    vi.stubEnv('MAIL_EVENTS_KEY', KEY);
    const old = String(Number(SECONDS) - 301);
    for (const wrong of [{ time: old }, { time: '0x1' }, { key: 'x' }])
      expect(await send('{"events":[]}', wrong)).toMatchObject({ code: 'signature_rejected' });
    expect(await send('{"events":[]}')).toMatchObject({ ok: true });
    const event = '{"type":"complaint","messageId":"x"}';
    for (const body of [
      '',
      '[]',
      '{"events":[{"type":"x"}]}',
      `{"events":[${new Array(501).fill(event)}]}`,
    ]) {
      expect(await send(body)).toMatchObject({ code: 'bad_request' });
    }
    expect(await send('a'.repeat(300_000))).toMatchObject({ code: 'payload_too_large' });
  });
});

const mailbox = hashEmail(`stops-${process.pid}@example.com`);

async function isStopped(idEmp: number): Promise<boolean> {
  return (await findOptedOut(db, idEmp, [mailbox])).has(mailbox);
}

it('ends invitations of one company or all, resumes on request, and never after a complaint', async () => {
  const [{ idEmp }, other] = [await registeredCompany(), await registeredCompany()];
  const token = unsubscribeToken({ emailHash: mailbox, idEmp });
  const stop = (from: 'all' | 'company' | 'none') => unsubscribeByToken(db, token, from);
  await stop('company');
  expect([await isStopped(idEmp), await isStopped(other.idEmp)]).toEqual([true, false]);
  // Two concurrent requests, as of a mail program and its reader.
  await Promise.all([stop('all'), stop('all')]);
  expect([await isStopped(idEmp), await isStopped(other.idEmp)]).toEqual([true, true]);
  await stop('none');
  expect([await isStopped(idEmp), await isStopped(other.idEmp)]).toEqual([false, false]);
  await insertOptOut(db, { emailHash: mailbox, idEmp: null, reason: 'complained' });
  await stop('none');
  expect(await isStopped(other.idEmp)).toBe(true);
});

it.each(['asked', 'complained'] as const)(
  'preserves the unsubscription of a person who %s, after an earlier bounce and a later verification',
  async (reason) => {
    const { idEmp } = await registeredCompany();
    const person = `${reason}-${process.pid}@example.com`;
    const hash = hashEmail(person);
    await insertOptOut(db, { emailHash: hash, idEmp: null, reason: 'bounced' });
    if (reason === 'asked')
      await unsubscribeByToken(db, unsubscribeToken({ emailHash: hash, idEmp }), 'all');
    else await insertOptOut(db, { emailHash: hash, idEmp: null, reason });
    expect(await clearBounce(db, person)).toBe(true);
    expect((await findOptedOut(db, idEmp, [hash])).has(hash)).toBe(true);
  },
);

it('accepts an unsubscription from a removed company, and rejects an invented token', async () => {
  const gone = { emailHash: hashEmail('gone@example.com'), idEmp: 2_000_000_000 };
  expect(await unsubscribeByToken(db, unsubscribeToken(gone), 'company')).toEqual({
    ok: true,
    value: { from: 'company' },
  });
  expect(
    await unsubscribeByToken(db, `${unsubscribeToken(gone).slice(0, -2)}AA`, 'all'),
  ).toMatchObject({
    ok: false,
  });
});
