import { describe, expect, it } from 'vitest';
import { readReport } from './read-report.ts';

/** Invented examples in the forms of these systems, reduced to the relevant parts. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  Gmail: [
    'Reporting-MTA: dns; googlemail.com',
    'Received-From-MTA: dns; bounce@mail.example',
    'X-Original-Message-ID: <7.1@mail.example>',
    '',
    'Final-Recipient: rfc822; nobody@gmail.example',
    'Action: failed',
    'Status: 5.1.1',
    'Remote-MTA: dns; gmail-smtp-in.l.example. (192.0.2.27, the server for the domain)',
    'Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try',
    ' 550-5.1.1 double-checking the address. 550 5.1.1 gsmtp',
    'Last-Attempt-Date: Thu, 26 Nov 2026 01:00:00 -0800 (PST)',
  ],
  'Exchange Online': [
    'Reporting-MTA: dns;SI2PR01.prod.exchangelabs.example',
    'Received-From-MTA: dns;mail.example',
    '',
    'Final-Recipient: rfc822;nobody@contoso.example',
    'Action: failed',
    'Status: 5.1.10',
    'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
  ],
  Yahoo: [
    'Reporting-MTA: dns; mta4001.yahoo.example',
    '',
    'Final-Recipient: rfc822; nobody@yahoo.example',
    'Action: failed',
    'Status: 5.0.0',
    "Diagnostic-Code: smtp; 554 delivery error: dd This user doesn't have a yahoo.example account [-5]",
  ],
  iCloud: [
    'Reporting-MTA: dns; pv50p00im-ztdg10012001.me.example',
    'X-Outbound-Queue-ID: 4F9A2',
    '',
    'Original-Recipient: rfc822;nobody@icloud.example',
    'Final-Recipient: rfc822;nobody@icloud.example',
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 <nobody@icloud.example>: user lookup success but no user record found',
  ],
  Postfix: [
    'Reporting-MTA: dns; mx.example',
    'X-Postfix-Queue-ID: 3B5D1A0',
    'X-Postfix-Sender: rfc822; bounce@mail.example',
    'Arrival-Date: Thu, 26 Nov 2026 16:00:00 +0700 (+07)',
    '',
    'Final-Recipient: rfc822; nobody@company.example',
    'Original-Recipient: rfc822;nobody@company.example',
    'Action: failed',
    'Status: 5.1.1',
    'Remote-MTA: dns; mail.company.example',
    'Diagnostic-Code: smtp; 550 5.1.1 <nobody@company.example>: Recipient address',
    '    rejected: User unknown in virtual mailbox table',
  ],
  Exim: [
    'Reporting-MTA: dns; exim.example',
    '',
    'Action: failed',
    'Final-Recipient: rfc822;nobody@company.example',
    'Status: 5.0.0',
    'Remote-MTA: dns; mx.company.example',
    'Diagnostic-Code: smtp; 550 No such recipient here',
  ],
  Sendmail: [
    'Reporting-MTA: dns; sendmail.example',
    'Received-From-MTA: DNS; mail.example',
    'Arrival-Date: Thu, 26 Nov 2026 16:00:00 +0700',
    '',
    'Final-Recipient: RFC822; nobody@company.example',
    'Action: failed',
    'Status: 5.1.1',
    'Remote-MTA: DNS; mx.company.example',
    'Diagnostic-Code: SMTP; 550 5.1.1 User unknown',
  ],
  'Amazon SES': [
    'Reporting-MTA: dns; a10-23.smtp-out.amazonses.example',
    '',
    'Action: failed',
    'Final-Recipient: rfc822; nobody@company.example',
    'Diagnostic-Code: smtp; 550 5.4.1 Recipient address rejected: Access denied',
    'Status: 5.1.1',
  ],
  Zoho: [
    'Reporting-MTA: dns; mx.zohomail.example',
    '',
    'Final-Recipient: rfc822; nobody@company.example',
    'Action: Failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 User does not exist - <nobody@company.example>',
  ],
  Proofpoint: [
    'Reporting-MTA: dns; mx0a-00001.pphosted.example',
    '',
    'Original-Recipient: rfc822;nobody@company.example',
    'Final-Recipient: rfc822;nobody@company.example',
    'Action: failed',
    'Status: 5.1.2',
    'Diagnostic-Code: smtp; 553 5.1.2 Host unknown',
  ],
};

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
  it.each(Object.entries(FORMS))(
    'of %s reports that the address does not exist',
    async (_, lines) => {
      expect(await readReport(delivery(lines))).toMatchObject({ kind: 'bounce', isFinal: true });
    },
  );

  it('uses the rejecting server’s response when the reporting server knows less', async () => {
    const full = block('5.0.0', 'failed', '452-4.2.2 mailbox full');
    expect(await readReport(delivery(full))).toMatchObject({ isFinal: false });
    expect(await readReport(delivery(block('5.0.0')))).toMatchObject({ isFinal: false });
  });

  it.each(['retries after %s', '4.7.1', '5.2.2', '5.7.1', '5.3.4'])(
    '%s is tried again',
    async (status) => {
      expect(await readReport(delivery(block(status)))).toMatchObject({ isFinal: false });
    },
  );

  it('is final for an unknown domain, though Google sends a temporary status', async () => {
    const none = "DNS type 'mx' lookup of company.example responded with code NXDOMAIN";
    expect(await readReport(delivery(block('4.0.0', 'failed', none)))).toMatchObject({
      isFinal: true,
    });
    const later = "DNS type 'mx' lookup of company.example responded with code SERVFAIL";
    expect(await readReport(delivery(block('4.0.0', 'failed', later)))).toMatchObject({
      isFinal: false,
    });
  });

  it('is decoded as ISO-2022-JP without a named charset', async () => {
    const unknown = '\u001b$B%"%I%l%9$,B8:_$7$^$;$s\u001b(B';
    expect(await readReport(delivery(block('5.0.0', 'failed', unknown)))).toMatchObject({
      isFinal: true,
    });
  });

  it('with several recipients uses the worst judgement', async () => {
    const lines = [...block('4.2.2'), '', ...block('5.1.1').slice(2)];
    expect(await readReport(delivery(lines))).toMatchObject({ isFinal: true });
  });

  it.each(['is ignored when it is %s', 'relayed', 'delivered', 'expanded'])(
    'that is %s is none',
    async (action) => {
      expect(await readReport(delivery(block('4.0.0', action)))).toBeNull();
    },
  );
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
      [
        'Content-Type: text/plain',
        '',
        'Your message to <nobody@company.example> was automatically rejected:',
        'Quota exceeded',
      ],
      ['Content-Type: message/disposition-notification', '', 'Disposition: automatic; deleted', ''],
    ]);
    expect(await readReport(refused)).toEqual({ kind: 'bounce', isFinal: false });
  });

  it('are temporary bounces when their delivery part names no recipient, in any length', async () => {
    const long = Array.from({ length: 20_000 }, (_, index) => `X-${index}: ${'a'.repeat(20)}`);
    expect(await readReport(delivery(long))).toEqual({ kind: 'bounce', isFinal: false });
  });
});
