import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { db } from '#shared/server/db/pool.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { startWorkers, stopWorkers } from '#shared/server/jobs/start-workers.ts';
import { metricOf } from '#tests/calls/metric-of.ts';
import { MailAction, MailLayout, MailText } from './MailLayout.tsx';
import { defineMail, mailTemplate } from './mail.ts';
import { purgeExpiredMails } from './purge-mails.ts';
import './mail-health.ts';
import { mailWorkers } from './mail-jobs.ts';
import { queueMail } from './queue-mail.ts';
import { sendMail } from './send-mail.ts';

const LINK = 'https://example.com/reset?token=tellnobody';
const resetMail = defineMail({
  name: 'test-reset',
  props: z.object({ link: z.string(), subject: z.optional(z.string()) }),
  holdsSecret: true,
});
const strangersMail = defineMail({
  name: 'test-strangers',
  props: z.object({ isKnownDevice: z.optional(z.boolean()) }),
  maxPerDay: 2,
});
const noticeMail = defineMail({ name: 'test-notice', props: z.object({}) });
const templates = [
  mailTemplate(strangersMail, () => ({ subject: 'Hello', body: <MailText>Hello</MailText> })),
  mailTemplate(noticeMail, () => ({ subject: 'News', body: <MailText>News</MailText> })),
  mailTemplate(resetMail, ({ link, subject }, locale) => ({
    subject: subject ?? 'ตั้งรหัสผ่านใหม่ · Set a new password',
    unsubscribeUrl: 'https://example.com/unsubscribe',
    body: (
      <MailLayout locale={locale} preview="Preview words" title="สวัสดี">
        <MailText>{'เรียน <b>คุณ</b>'}</MailText>
        <MailAction locale={locale} href={link}>
          Reset
        </MailAction>
      </MailLayout>
    ),
  })),
];
const run = {
  idJob: 'none',
  attempt: 1,
  isLastAttempt: false,
  signal: new AbortController().signal,
};

let dataDir: string;
let server: SMTPServer | null = null;
const received: string[] = [];

beforeEach(async () => {
  received.length = 0;
  dataDir = await mkdtemp(join(tmpdir(), 'mail-'));
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('PUBLIC_URL', 'https://yousay.example');
  vi.stubEnv('MAIL_FROM', 'YouSay <no-reply@yousay.example>');
  vi.stubEnv('MAIL_REPLY_TO', 'YouSay <answers@yousay.example>');
  vi.stubEnv('OPERATOR', 'A Co., Ltd., 9 Sathon Road, Bangkok 10120');
});

afterEach(async () => {
  await stopWorkers(1000);
  server?.close();
  server = null;
  await rm(dataDir, { recursive: true, force: true });
});

async function mailServer(options: SMTPServerOptions = {}, port = 0): Promise<number> {
  const listening = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
    ...options,
  });
  listening.on('error', () => undefined);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(port, '127.0.0.1', () => resolve()));
  const address = listening.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${address.port}`);
  return address.port;
}

function order(address = 'somebody@example.com', subject?: string) {
  return queueMail(db, resetMail, {
    to: { address, name: 'คุณ อรุณ' },
    locale: 'th',
    props: { link: LINK, ...(subject && { subject }) },
  });
}

async function stored(idMail: string) {
  const [row] = await db.select().from(emailOutbox).where(eq(emailOutbox.idMail, idMail));
  if (row === undefined) throw new Error('the mail is not stored');
  return row;
}

const work = () =>
  startWorkers(
    mailWorkers(async () => templates),
    'worker',
  );

describe('without a mail server', () => {
  it('writes one file per mail, also when its job runs twice', async () => {
    const idMail = await order();
    await work();
    await expect.poll(async () => (await stored(idMail)).status).toBe('sent');
    await sendMail(idMail, templates, run);
    expect((await stored(idMail)).attempts).toBe(1);
    expect(await readdir(join(dataDir, 'mail'))).toEqual([`${idMail}.eml`]);
    const mail = await PostalMime.parse(await readFile(join(dataDir, 'mail', `${idMail}.eml`)));
    expect(mail.messageId).toBe(`<${idMail}@yousay.example>`);
    expect(mail.to).toEqual([{ name: 'คุณ อรุณ', address: 'somebody@example.com' }]);
    expect(mail.from).toMatchObject({ name: 'YouSay', address: 'no-reply@yousay.example' });
    expect(mail.replyTo).toEqual([{ name: 'YouSay', address: 'answers@yousay.example' }]);
    expect(mail.subject).toBe('ตั้งรหัสผ่านใหม่ · Set a new password');
    expect(mail.html).toContain('lang="th"');
    expect(mail.html).toContain('&lt;b&gt;คุณ&lt;/b&gt;');
    expect(mail.text).toContain(LINK);
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(
      '<https://example.com/unsubscribe>',
    );
  });

  it('leaves one file after a crash between writing and recording', async () => {
    const idMail = await order();
    await sendMail(idMail, templates, run);
    const first = await readFile(join(dataDir, 'mail', `${idMail}.eml`));
    await db
      .update(emailOutbox)
      .set({ status: 'queued', props: { link: LINK } })
      .where(eq(emailOutbox.idMail, idMail));
    await sendMail(idMail, templates, run);
    expect(await readdir(join(dataDir, 'mail'))).toEqual([`${idMail}.eml`]);
    const headers = (file: Buffer) => /^Message-ID: .*$/m.exec(file.toString())?.[0];
    expect(headers(await readFile(join(dataDir, 'mail', `${idMail}.eml`)))).toBe(headers(first));
  });

  it('erases a secret link once the mail is sent', async () => {
    const idMail = await order();
    expect((await stored(idMail)).props).toMatchObject({ link: LINK });
    await sendMail(idMail, templates, run);
    expect(JSON.stringify(await stored(idMail))).not.toContain('tellnobody');
  });
});

describe('an expired mail', () => {
  it('is deleted with its file, unless it is still queued', async () => {
    const [sent, waiting] = [await order(), await order()];
    await sendMail(sent, templates, run);
    const day = 24 * 60 * 60_000;
    await purgeExpiredMails(new Date(Date.now() + 29 * day));
    expect(await readdir(join(dataDir, 'mail'))).toEqual([`${sent}.eml`]);
    await purgeExpiredMails(new Date(Date.now() + 30 * day));
    expect(await readdir(join(dataDir, 'mail'))).toEqual([]);
    await expect(stored(sent)).rejects.toThrow('not stored');
    await sendMail(waiting, templates, run);
    expect(await readdir(join(dataDir, 'mail'))).toEqual([`${waiting}.eml`]);
  });
});

describe('a mail', () => {
  it('rejects a second recipient smuggled into an address', async () => {
    await expect(order('a@example.com\r\nBcc: b@example.com')).rejects.toThrow('recipient');
    await expect(order('a@example.com, b@example.com')).rejects.toThrow('recipient');
  });
});

describe('a mail server', () => {
  it('that was down gets the mail when it is back, with the same Message-ID', async () => {
    const port = await mailServer();
    const closing = server;
    await new Promise<void>((resolve) => closing?.close(() => resolve()));
    const idMail = await order();
    const [failed, sent] = ['mails_total{outcome="failed"}', 'mails_total{outcome="sent"}'];
    const before = [await metricOf(failed), await metricOf(sent)];
    await expect(sendMail(idMail, templates, run)).rejects.toThrow();
    expect(await metricOf('mail_queue_oldest_seconds')).toBeGreaterThan(0);
    expect(await stored(idMail)).toMatchObject({ status: 'queued', attempts: 1 });
    await work();
    await mailServer({}, port);
    await expect.poll(() => received).toHaveLength(1);
    expect(received[0]).toContain(`Message-ID: <${idMail}@yousay.example>`);
    await expect.poll(async () => (await stored(idMail)).status).toBe('sent');
    expect((await metricOf(failed)) - (before[0] ?? 0)).toBeGreaterThan(0);
    expect((await metricOf(sent)) - (before[1] ?? 0)).toBe(1);
  });

  it('that responds 4xx gets another attempt', async () => {
    let refusals = 0;
    await mailServer({
      onRcptTo: (_address, _session, done) => {
        if (refusals++ > 0) return done();
        done(Object.assign(new Error('greylisted'), { responseCode: 451 }));
      },
    });
    const idMail = await order();
    await expect(sendMail(idMail, templates, run)).rejects.toThrow();
    expect(await stored(idMail)).toMatchObject({ status: 'queued' });
    await sendMail(idMail, templates, run);
    expect(received).toHaveLength(1);
    expect(await stored(idMail)).toMatchObject({ status: 'sent', lastError: '' });
  });

  it('gets a finally failed mail when its job is retried', async () => {
    let isDown = true;
    await mailServer({
      onRcptTo: (_address, _session, done) =>
        done(isDown ? Object.assign(new Error('greylisted'), { responseCode: 451 }) : null),
    });
    const to = { address: 'somebody@example.com' };
    const idMail = await queueMail(db, noticeMail, { to, locale: 'th', props: {} });
    const last = { ...run, isLastAttempt: true };
    await expect(sendMail(idMail, templates, last)).rejects.toThrow();
    expect(await stored(idMail)).toMatchObject({ status: 'failed' });
    isDown = false;
    await sendMail(idMail, templates, last);
    await sendMail(idMail, templates, last);
    expect(received).toHaveLength(1);
    expect(await stored(idMail)).toMatchObject({ status: 'sent' });
  });

  it('that rejects the recipient gets no further attempt', async () => {
    await mailServer({
      onRcptTo: (_address, _session, done) =>
        done(
          Object.assign(new Error('<somebody@example.com>: no such user'), { responseCode: 550 }),
        ),
    });
    const idMail = await order();
    await sendMail(idMail, templates, run);
    const { lastError, ...failed } = await stored(idMail);
    expect(failed).toMatchObject({ status: 'failed', props: {} });
    expect(lastError).toContain('<[address]>: no such user');
  });

  it('that is slow is awaited, once', async () => {
    const asked = Promise.withResolvers<() => void>();
    await mailServer({ onMailFrom: (_address, _session, done) => asked.resolve(done) });
    const idMail = await order();
    const sending = sendMail(idMail, templates, run);
    const answer = await asked.promise;
    expect(await stored(idMail)).toMatchObject({ status: 'queued', attempts: 1 });
    answer();
    await sending;
    expect(received).toHaveLength(1);
    expect(await stored(idMail)).toMatchObject({ status: 'sent', attempts: 1 });
  });

  it('gets nothing of a mail whose subject would add a header', async () => {
    await mailServer();
    const idMail = await order('somebody@example.com', 'Hi\r\nBcc: all@example.com');
    await sendMail(idMail, templates, run);
    expect(received).toEqual([]);
    expect(await stored(idMail)).toMatchObject({ status: 'failed' });
  });

  it('limits mails per address and day, across spellings and senders', async () => {
    const fold = (address: string) => address.toLowerCase().replace(/\+[^@]*/, '');
    const statusOf = async (address: string, isKnownDevice = false) => {
      const order = { to: { address }, locale: 'en', props: { isKnownDevice } } as const;
      const idMail = await queueMail(db, strangersMail, order);
      await sendMail(idMail, templates, run, fold);
      const [row] = await db.select().from(emailOutbox).where(eq(emailOutbox.idMail, idMail));
      return row?.status;
    };
    expect(await statusOf('Bounded@example.com')).toBe('sent');
    expect(await statusOf('bounded+a@example.com')).toBe('sent');
    expect(await statusOf('bounded+b@example.com')).toBe('failed');
    expect(await statusOf('other@example.com')).toBe('sent');
    expect(await statusOf('bounded+c@example.com', true)).toBe('sent');
  });
});
