import { expect, it } from 'vitest';
import { UnsafeMailHeader } from '#shared/server/mail/mail-address.ts';
import { deliveryOutcome } from './outcome-of.ts';

const answered = (code: string, command: string, response: string) =>
  Object.assign(new Error(response), {
    code,
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });

it.each([
  ['RCPT TO', '550 5.1.1 no such user', 'gone'],
  ['RCPT TO', '550 5.1.10 not here', 'gone'],
  ['RCPT TO', '550 5.7.1 relaying denied', 'refused'],
  ['RCPT TO', '554 policy', 'refused'],
  ['RCPT TO', '450 4.2.0 greylisted', 'later'],
  ['DATA', '452 4.3.1 no room', 'later'],
  ['RCPT TO', '421 4.3.0 Recipient not in route list', 'later'],
  ['DATA', '421 4.7.0 closing', 'later'],
  ['MAIL FROM', '421 4.7.0 closing', 'away'],
  ['RCPT TO', '550 User unknown', 'gone'],
  ['RCPT TO', '554 5.7.1 Service unavailable; Client host [10.5.1.2] blocked', 'refused'],
  ['RCPT TO', '550 5.7.1 policy, see https://mail.example/5.1.1', 'refused'],
  ['RCPT TO', '550 5.1.1 mailbox full', 'refused'],
  ['MAIL FROM', '550 5.1.8 bad sender', 'away'],
] as const)('a response to %s of %s: %s', (command, response, outcome) => {
  expect(deliveryOutcome(answered('EENVELOPE', command, response))).toBe(outcome);
});

it('attributes a 421 after an accepted sender in a pipelined envelope to the recipient', () => {
  expect(deliveryOutcome(answered('ECONNECTION', 'CONN', '421 4.3.0 not in route list'))).toBe(
    'later',
  );
});

it.each(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT'])(
  'a session that broke off by %s is lost without blame',
  (code) => {
    expect(deliveryOutcome(Object.assign(new Error(code), { code, command: 'CONN' }))).toBe('lost');
  },
);

it('attributes other failures to the mail server or us, never to the recipient', () => {
  expect(deliveryOutcome(answered('EPROTOCOL', 'CONN', '421 4.3.2 busy'))).toBe('away');
  expect(deliveryOutcome(answered('ECONNECTION', 'EHLO', '421 4.3.2 busy'))).toBe('away');
  expect(deliveryOutcome(answered('EAUTH', 'AUTH PLAIN', '535 5.7.8 no'))).toBe('away');
  expect(deliveryOutcome(new Error('disk full'))).toBe('away');
  expect(deliveryOutcome(new UnsafeMailHeader('recipient'))).toBe('unsendable');
});
