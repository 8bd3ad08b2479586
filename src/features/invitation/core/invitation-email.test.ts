import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { entriesIn } from '#tests/calls/entries-in.ts';
import { hasOnlySecureLinks, invitationEmailSection } from './invitation-email.ts';
import { MAX_INVITATION_EMAIL_LENGTH } from './invitation-email-limits.ts';

const { schema, blank } = invitationEmailSection.kinds.letter;
const read = (change: Partial<typeof blank>) => z.safeParse(schema, { ...blank, ...change });
const refusals = (change: Partial<typeof blank>) =>
  read(change).error?.issues.map(({ message }) => message) ?? [];

describe('links in an invitation email', () => {
  it.each([
    'อ่านเพิ่มที่ https://www.example.com/careers',
    '(https://example.com/a?b=c).',
    'เวลา 9:30 น. HR:ฝ่ายบุคคล agoda.com',
    '',
  ])('are allowed: %s', (text) => {
    expect(hasOnlySecureLinks(text)).toBe(true);
  });

  it.each(
    entriesIn(`
      http://example.com | HTTP://EXAMPLE.COM | ftp://example.com/x | www.example.com
      https://user@example.com | https://localhost/x | https:// | javascript:alert(1)
      JavaScript:alert(1) | https://example.com และ http://evil.example
    `),
  )('are rejected: %s', (text) => {
    expect(hasOnlySecureLinks(text)).toBe(false);
    expect(refusals({ text })).toEqual(['linksHttps']);
  });
});

it('reduces a subject to one line of visible characters', () => {
  const { data } = read({ subject: ' Hello\r\nBcc: all@example.com\u2028\u202ex\u0000 ' });
  expect(data?.subject).toBe('Hello Bcc: all@example.com x');
});

it('limits subject and text, and requires both on completion', () => {
  const { subject, text } = MAX_INVITATION_EMAIL_LENGTH;
  expect(refusals({ subject: 'x'.repeat(subject), text: 'x'.repeat(text) })).toEqual([]);
  expect(refusals({ subject: 'x'.repeat(subject + 1) })).toEqual(['tooLong']);
  expect(refusals({ text: 'x'.repeat(text + 1) })).toEqual(['tooLong']);
  expect(invitationEmailSection.kinds.letter.missing?.(blank)).toEqual({
    subject: 'titleRequired',
    text: 'descriptionRequired',
  });
});
