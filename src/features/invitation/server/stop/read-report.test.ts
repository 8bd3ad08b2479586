import { describe, expect, it } from 'vitest';
import { readReport } from './read-report.ts';

function mail(type: string, parts: readonly (readonly string[])[]): Buffer {
  const lines = [
    'From: MAILER-DAEMON <>',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    `Content-Type: ${type}; boundary="b"`,
    '',
    ...parts.flatMap((part) => ['--b', ...part]),
    '--b--',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}

const told = ['Content-Type: text/plain', '', 'Your message could not be delivered.'];
const returned = ['Content-Type: message/rfc822', '', 'Subject: x', '', 'Hello'];
const delivery = (lines: readonly string[]) =>
  mail('multipart/report; report-type=delivery-status', [
    told,
    ['Content-Type: message/delivery-status', '', ...lines, ''],
    returned,
  ]);
const block = (status: string, action = 'failed', diagnostic = '') => [
  'Reporting-MTA: dns; mx.example',
  '',
  'Final-Recipient: rfc822; a@company.example',
  `Action: ${action}`,
  `Status: ${status}`,
  ...(diagnostic ? [`Diagnostic-Code: smtp; ${diagnostic}`] : []),
];

describe('a delivery report', () => {
  /** Complete mails of these systems are in the fixtures of written-bounces.test.ts. */
  it.each([
    [
      'Gmail',
      '5.1.1',
      '550-5.1.1 The email account that you tried to reach does not exist.\r\n 550',
    ],
    ['Exchange Online', '5.1.10', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found'],
    [
      'Yahoo',
      '5.0.0',
      "554 delivery error: dd This user doesn't have a yahoo.example account [-5]",
    ],
    ['iCloud', '5.1.1', '550 5.1.1 <a@b.example>: user lookup success but no user record found'],
    [
      'Postfix',
      '5.1.1',
      '550 5.1.1 <a@b.example>: Recipient address\r\n    rejected: User unknown',
    ],
    ['Exim', '5.0.0', '550 No such recipient here'],
    ['Sendmail', '5.1.1', '550 5.1.1 User unknown'],
    ['Amazon SES', '5.1.1', '550 5.4.1 Recipient address rejected: Access denied'],
    ['Zoho', '5.1.1', '550 5.1.1 User does not exist - <a@b.example>', 'Failed'],
    ['Proofpoint', '5.1.2', '553 5.1.2 Host unknown'],
  ])(
    'of %s reports that the address does not exist',
    async (_, status, diagnostic, action?: string) => {
      const report = await readReport(delivery(block(status, action, diagnostic)));
      expect(report).toMatchObject({ kind: 'bounce', isFinal: true });
    },
  );

  it('uses the rejecting server’s response when the reporting server knows less', async () => {
    const full = block('5.0.0', 'failed', '452-4.2.2 mailbox full');
    expect(await readReport(delivery(full))).toMatchObject({ isFinal: false });
    expect(await readReport(delivery(block('5.0.0')))).toMatchObject({ isFinal: false });
  });

  it.each(['4.7.1', '5.2.2', '5.7.1', '5.3.4'])('retries after %s', async (status) => {
    expect(await readReport(delivery(block(status)))).toMatchObject({ isFinal: false });
  });

  it('is final for an unknown domain, though Google sends a temporary status', async () => {
    const isFinalFor = async (code: string) => {
      const words = `DNS type 'mx' lookup of company.example responded with code ${code}`;
      const report = await readReport(delivery(block('4.0.0', 'failed', words)));
      return report?.kind === 'bounce' && report.isFinal;
    };
    expect([await isFinalFor('NXDOMAIN'), await isFinalFor('SERVFAIL')]).toEqual([true, false]);
  });

  it('is decoded as ISO-2022-JP without a named charset', async () => {
    const unknown = '\u001b$B%"%I%l%9$,B8:_$7$^$;$s\u001b(B';
    const report = await readReport(delivery(block('5.0.0', 'failed', unknown)));
    expect(report).toMatchObject({ isFinal: true });
  });

  it('with several recipients uses the worst judgement', async () => {
    const lines = [...block('4.2.2'), '', ...block('5.1.1').slice(2)];
    expect(await readReport(delivery(lines))).toMatchObject({ isFinal: true });
  });

  it.each(['relayed', 'delivered', 'expanded'])('is ignored when it is %s', async (action) => {
    expect(await readReport(delivery(block('4.0.0', action)))).toBeNull();
  });
});

describe('a complaint', () => {
  const feedback = (type: string) =>
    mail('multipart/report; report-type=feedback-report', [
      told,
      ['Content-Type: message/feedback-report', '', `Feedback-Type: ${type}`, 'Version: 1', ''],
      returned,
    ]);

  it('is recognized by its type', async () => {
    expect(await readReport(feedback('abuse'))).toEqual({ kind: 'complaint' });
    expect(await readReport(feedback('not-spam'))).toBeNull();
  });

  it('of Hotmail is the email alone', async () => {
    const head = 'From: staff@hotmail.com\r\nSubject: complaint about message from 192.0.2.3\r\n';
    const alone = Buffer.concat([Buffer.from(head), mail('multipart/mixed', [returned])]);
    expect(await readReport(alone)).toEqual({ kind: 'complaint' });
  });
});

describe('other mails', () => {
  const plain = (head: readonly string[], text: string) =>
    Buffer.from([...head, '', text].join('\r\n'));

  it.each([
    plain(['Subject: Automatic reply', 'Auto-Submitted: auto-replied'], 'I am away until Monday.'),
    plain(['Subject: Re: x'], 'Action: failed\r\nStatus: 5.1.1'),
    plain(['Subject: Undelivered Mail Returned to Sender'], 'Just kidding'),
    mail('multipart/report; report-type=disposition-notification', [
      told,
      ['Content-Type: message/disposition-notification', '', 'Disposition: manual; displayed', ''],
    ]),
    Buffer.alloc(0),
    Buffer.alloc(1024 * 1024, 'a\r\n'),
    Buffer.alloc(1024 * 1024, '--b\r\n'),
    mail(
      'multipart/report',
      Array.from({ length: 20_000 }, () => ['Content-Type: message/feedback-report', '', 'x']),
    ),
  ])('are ignored: %#', async (bytes) => {
    expect(await readReport(bytes)).toBeNull();
  });

  it('are temporary bounces when a reader is reported to reject automatically', async () => {
    const refused = mail('multipart/report; report-type=disposition-notification', [
      [...told.slice(0, 2), 'Your message to <a@b.example> was automatically rejected:', 'Quota'],
      ['Content-Type: message/disposition-notification', '', 'Disposition: automatic; deleted', ''],
    ]);
    expect(await readReport(refused)).toEqual({ kind: 'bounce', isFinal: false });
  });

  it('are temporary bounces when their delivery part names no recipient, in any length', async () => {
    const long = Array.from({ length: 20_000 }, (_, index) => `X-${index}: ${'a'.repeat(20)}`);
    expect(await readReport(delivery(long))).toEqual({ kind: 'bounce', isFinal: false });
  });
});
