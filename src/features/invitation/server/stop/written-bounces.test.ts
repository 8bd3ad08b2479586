import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeResponse } from '../smtp-response/classify-response.ts';
import { readReport } from './read-report.ts';

const readFixture = (name: string) =>
  readFileSync(
    join(import.meta.dirname, '../../../../../tests/fixtures/bounces', name),
    'utf8',
  ).trimEnd();
const answersIn = (name: string) =>
  readFixture(name)
    .split('\n')
    .map((line) => line.replaceAll('\\n', '\n'));

const NOTICES = readFixture('notices.txt')
  .split(/^=== /m)
  .slice(1)
  .map((entry) => {
    const end = entry.indexOf('\n');
    const mail = entry.slice(end + 1);
    const [head, ...text] = mail.split('\n\n');
    return { right: entry.slice(0, end), head: head ?? '', text: text.join('\n\n') };
  });

const WHOLE_MAILS = readFixture('whole-mails.txt')
  .split(/^=== /m)
  .slice(1)
  .map((entry) => {
    const [, right = '', of = '', mail = ''] = /^(\w+) ([^\n]+)\n(.*)/s.exec(entry) ?? [];
    return { right, of, mail };
  });

const wholeMail = (of: string) => WHOLE_MAILS.find((mail) => mail.of === of)?.mail ?? '';

const judgeMail = (head: string, text: string) =>
  judgeWholeMail(
    `${head}\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\n${text}\n`,
  );

async function judgeWholeMail(mail: string, idRecipients?: string[]): Promise<string> {
  const report = await readReport(Buffer.from(mail.replaceAll('\n', '\r\n')), idRecipients);
  if (report?.kind === 'bounce') return report.isFinal ? 'gone' : 'waits';
  return report?.kind ?? 'nothing';
}

async function judgedEverywhere(answer: string): Promise<readonly string[]> {
  const line = answer.replaceAll('\n', ' ');
  const report = `Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; nobody@company.example\nAction: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; ${line}\n`;
  const mail = `From: MAILER-DAEMON@mx.example\nSubject: Undelivered Mail\nMIME-Version: 1.0\nContent-Type: multipart/report; boundary=b\n\n--b\n${report}\n--b--\n`;
  const parsed = await readReport(Buffer.from(mail.replaceAll('\n', '\r\n')));
  const isFinal = parsed?.kind === 'bounce' && parsed.isFinal;
  return [judgeResponse(answer) === 'gone' ? 'gone' : 'waits', isFinal ? 'gone' : 'waits'];
}

describe('responses of mail systems in many languages', () => {
  it.each(answersIn('answers-gone.txt'))('reports a non-existent address: %s', async (answer) => {
    expect(await judgedEverywhere(answer)).toEqual(['gone', 'gone']);
  });

  it.each(answersIn('answers-waiting.txt'))('gives another reason: %s', async (answer) => {
    expect(await judgedEverywhere(answer)).toEqual(['waits', 'waits']);
  });

  it.each(NOTICES)('$right: $head', async ({ right, head, text }) => {
    expect(await judgeMail(head, text)).toBe(right);
  });

  it.each(WHOLE_MAILS)('$right: $of', async ({ right, mail }) => {
    expect(await judgeWholeMail(mail)).toBe(right);
  });

  it("is final in a person's copy only as a complete report with our Message-ID", async () => {
    const id = '0b2f7a52-6f0e-4c6a-9a55-3f3f0d8b1c11';
    const named = `Reporting-MTA: dns; mx.example\nX-Original-Message-ID: <${id}.1@mail.example>`;
    const enclosed = wholeMail('forwarded as attachment');
    const report = enclosed.replace('Reporting-MTA: dns; mx.example', named);
    expect(report).toContain(named);
    expect(await judgeWholeMail(report, [id])).toBe('gone');
    expect(await judgeWholeMail(report, ['5d1d3c0e-2b0a-4a0e-8c7e-0a1b2c3d4e5f'])).toBe('waits');
    const quoted = `${wholeMail('forwarded inline')}\nMessage-ID: <${id}.1@mail.example>\n`;
    expect(await judgeWholeMail(quoted, [id])).toBe('waits');
  });

  it('ignores the text of the enclosed email', async () => {
    const id = '0b2f7a52-6f0e-4c6a-9a55-3f3f0d8b1c11';
    const enclosing = (from: string) =>
      [
        'From: MAILER-DAEMON@gate.example\nSubject: Undeliverable mail',
        'MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="o"\n\n--o',
        'Content-Type: text/plain\n\nThe attached mail came back.\n\n--o',
        `Content-Type: message/rfc822\n\nFrom: ${from}\nMessage-ID: <${id}.1@mail.example>`,
        'Subject: Returned mail\n\n550 5.1.1 <a@company.example>: user unknown\n--o--\n',
      ].join('\n');
    const report = enclosing('Postmaster <invitations@mail.example>');
    expect(await judgeWholeMail(report)).toBe('gone');
    expect(await judgeWholeMail(report, [id])).toBe('waits');
    expect(await judgeWholeMail(enclosing('Suda <suda@company.example>'))).toBe('waits');
  });

  it('judges a report without recipients by its text', async () => {
    const mail =
      'From: MAILER-DAEMON@mx.example\nSubject: Undelivered Mail Returned to Sender\nMIME-Version: 1.0\nContent-Type: multipart/report; boundary=b\n\n--b\nContent-Type: text/plain\n\nYour message could not be delivered.\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\n--b--\n';
    expect(await readReport(Buffer.from(mail.replaceAll('\n', '\r\n')))).toEqual({
      kind: 'bounce',
      isFinal: false,
    });
  });

  it.each([
    ['a boundary that opens nothing', 'multipart/report; boundary=c'],
    ['no boundary', 'multipart/report'],
  ])('reads a mail with %s as one text', async (_, type) => {
    const mail = `From: MAILER-DAEMON@mx.example\nSubject: Undelivered Mail\nMIME-Version: 1.0\nContent-Type: ${type}\n\n--b\nContent-Type: text/plain\n\n<nobody@company.example>: 550 5.1.1 User unknown\n--b--\n`;
    expect(await readReport(Buffer.from(mail.replaceAll('\n', '\r\n')))).toEqual({
      kind: 'bounce',
      isFinal: true,
    });
  });

  it('skips styles of an HTML mail', async () => {
    const head =
      'From: MAILER-DAEMON@mx.example\nSubject: Undelivered Mail\nContent-Type: text/html\n';
    const mail = `${head}\n<style>a{b:550 5.1.1}</style><p>The mailbox is full</p>`;
    expect(await readReport(Buffer.from(mail))).toEqual({ kind: 'bounce', isFinal: false });
  });
});
