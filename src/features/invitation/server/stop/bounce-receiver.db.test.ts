import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { eq } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import type { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { invitationRecipients } from '#shared/server/db/schema/invitations.ts';
import { registeredCompany } from '#tests/fixtures/company-fixture.ts';
import { insertSending } from '#tests/fixtures/invitation-fixture.ts';
import { bounceToken, hashEmail } from '../recipient-tokens.ts';
import { receiveBounces } from './bounce-receiver.ts';
import { findOptedOut } from './opt-out-queries.ts';

let server: SMTPServer | null;
const closing = (open: SMTPServer | null) =>
  new Promise<void>((resolve) => (open ? open.close(resolve) : resolve()));
let idEmp: number;
let idRecipient: string;
let emailHash: string;

beforeEach(async () => {
  vi.stubEnv('BOUNCE_PORT', '0');
  vi.stubEnv('BOUNCE_DOMAIN', 'bounces.example.com');
  server = await receiveBounces();
  ({ idEmp } = await registeredCompany());
  const idInvitation = await insertSending({ idEmp, sent: 1 });
  emailHash = hashEmail(`${idInvitation}@example.com`);
  const [row] = await db
    .insert(invitationRecipients)
    .values({
      idInvitation,
      idEmp,
      bitIndex: 0,
      email: 'a@example.com',
      emailHash,
      status: 'sent',
    })
    .returning({ idRecipient: invitationRecipients.idRecipient });
  idRecipient = row?.idRecipient ?? '';
});

afterEach(async () => {
  vi.useRealTimers();
  await closing(server);
});

const REPORT = [
  'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
  '',
  '--b',
  'Content-Type: message/delivery-status',
  '',
  'Reporting-MTA: dns; mx.example',
  '',
  'Final-Recipient: rfc822; a@example.com',
  'Action: failed',
  'Status: 5.1.1',
  '',
  '--b--',
  '',
].join('\r\n');

const portOf = (open: SMTPServer | null) =>
  ((open as SMTPServer).server.address() as AddressInfo).port;

async function answerTo(
  address: string,
  raw: string | Buffer = REPORT,
  localAddress = '127.0.0.1',
): Promise<number> {
  const port = portOf(server);
  const smtp = nodemailer.createTransport({
    host: '127.0.0.1',
    port,
    localAddress,
    ignoreTLS: true,
  });
  try {
    await smtp.sendMail({ envelope: { from: '', to: [address] }, raw });
    return 250;
  } catch (error) {
    return (error as { responseCode?: number }).responseCode ?? 0;
  } finally {
    smtp.close();
  }
}

const statusNow = async () =>
  (
    await db
      .select()
      .from(invitationRecipients)
      .where(eq(invitationRecipients.idRecipient, idRecipient))
  )[0]?.status;

it('accepts a report for its address in any case', async () => {
  const address = `BOUNCE-${bounceToken(idRecipient).toUpperCase()}@Bounces.example.com`;
  expect(await answerTo(address)).toBe(250);
  expect(await statusNow()).toBe('bounced');
});

it('accepts an unsubscribe mail, and ignores a mail that is no report', async () => {
  const to = `${bounceToken(idRecipient)}@bounces.example.com`;
  expect(await answerTo(`bounce-${to}`, 'Subject: I am away\r\n\r\nUntil Monday.\r\n')).toBe(250);
  expect(await statusNow()).toBe('sent');
  expect(await answerTo(`stop-${to}`, 'Subject: unsubscribe\r\n\r\n\r\n')).toBe(250);
  expect((await findOptedOut(db, idEmp, [emailHash])).has(emailHash)).toBe(true);
});

it('rejects other addresses and large mails', async () => {
  const own = `bounce-${bounceToken(idRecipient)}@bounces.example.com`;
  const forged = own.replace(/.(?=@)/, (last) => (last === '0' ? '1' : '0'));
  const others = ['hello@bounces.example.com', own.replace('bounces.', ''), forged];
  for (const address of others) expect(await answerTo(address)).toBe(550);
  expect(await answerTo(own, Buffer.alloc(1024 * 1024 + 10_000, 'a\r\n'))).toBe(552);
  expect(await statusNow()).toBe('sent');
});

it('rejects unreadable mails permanently', async () => {
  const deep = Array.from(
    { length: 60 },
    (_, depth) => `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n`,
  );
  const own = `bounce-${bounceToken(idRecipient)}@bounces.example.com`;
  expect(await answerTo(own, deep.join(''))).toBe(554);
});

it('limits the connections of one network', async () => {
  const open = Array.from({ length: 40 }, () => connect(portOf(server), '127.0.0.1'));
  await Promise.all(open.slice(8).map((socket) => once(socket, 'close')));
  expect(open.filter((socket) => socket.destroyed)).toHaveLength(32);
  const own = `bounce-${bounceToken(idRecipient)}@bounces.example.com`;
  expect(await answerTo(own, REPORT, '127.0.7.1')).toBe(250);
  for (const socket of open) socket.destroy();
});

it('closes a connection without a message', async () => {
  await closing(server);
  server = await receiveBounces(300);
  const socket = connect(portOf(server), '127.0.0.1');
  socket.on('data', () => socket.write('NOOP\r\n'));
  // Data in flight may be answered by a connection reset.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  expect(socket.destroyed).toBe(true);
});

it('ends a connection after two minutes without a message', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const admission = once((server as SMTPServer).server, 'connection');
  const client = connect(portOf(server), '127.0.0.1').on('error', () => undefined);
  const [admitted]: Socket[] = await admission;
  vi.advanceTimersByTime(119_999);
  expect(admitted?.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(admitted?.destroyed).toBe(true);
  client.destroy();
});

it('is disabled by default', async () => {
  vi.stubEnv('BOUNCE_PORT', '');
  vi.stubEnv('BOUNCE_DOMAIN', '');
  expect(await receiveBounces()).toBeNull();
});
