import { expect, it } from 'vitest';
import { judgeResponse } from './classify-response.ts';

it.each([
  ['550 5.1.1 no such user', 'gone'],
  ['550-5.1.1 The email account that you tried to reach does not exist. 550 5.1.1 gsmtp', 'gone'],
  ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient a@b.example not found', 'gone'],
  ['550 5.4.1 Recipient address rejected: Access denied. AS(201806281)', 'gone'],
  ['550 <a@b.example>: User unknown in relay recipient table', 'gone'],
  ["554 delivery error: dd This user doesn't have a yahoo.example account", 'gone'],
  ['553 sorry, no mailbox here by that name (#5.1.1)', 'gone'],
  ['550 5.5.0 Requested action not taken: mailbox unavailable', 'gone'],
  ['501 5.1.3 Bad recipient address syntax', 'gone'],
  ['550 Unrouteable address', 'gone'],
  ['550 5.4.310 DNS domain b.example does not exist [Message=InfoDomainNonexistent]', 'gone'],
  ['550 ไม่พบผู้รับในระบบ', 'gone'],
  ['554 5.7.1 Service unavailable; Client host [10.5.1.2] blocked', 'other'],
  ['550 5.7.1 policy, see https://mail.example/5.1.1', 'other'],
  ['554 5.7.1 no thanks [203.5.1.10] mail.example/5.1.1', 'other'],
  ['550 5.1.1 mailbox full', 'other'],
  ["5.1.0 - Unknown address error 550-'5.2.2 mailbox full'", 'other'],
  ["5.1.0 - Unknown address error 550-'5.1.1 a: User unknown'", 'gone'],
  ['553 5.1.8 Domain of sender address a@b.example does not exist', 'other'],
  ['550 Sender address rejected: Domain not found', 'other'],
  ['450 4.1.1 Recipient address rejected: User unknown', 'other'],
  ['554 Recipient address rejected: unknown error', 'unclear'],
  ['550 5.2.1 The email account that you tried to reach is disabled', 'other'],
  ['550 User unknown or account suspended', 'other'],
  ['550 5.1.0 address rejected', 'unclear'],
  ['550 Postfix 2.5.1 and Exim 4.96.1 say no', 'unclear'],
  ['', 'unclear'],
] as const)('%s: %s', (answer, judgement) => {
  expect(judgeResponse(answer)).toBe(judgement);
});

it('uses the reported status when the response has no specific one', () => {
  expect(judgeResponse('550 no', '5.1.1')).toBe('gone');
  expect(judgeResponse('550 5.0.0 no', '5.1.1 (bad destination mailbox address)')).toBe('gone');
  expect(judgeResponse('550 rejected as spam', '5.1.1')).toBe('other');
  expect(judgeResponse('550 User unknown', '5.0.0')).toBe('gone');
  expect(judgeResponse('452-4.2.2 later', '5.0.0')).toBe('other');
});
