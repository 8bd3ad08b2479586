// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { writeEmailText } from './write-email-into.ts';

it('writes unsaved input as text, and reports a missing email', () => {
  const empty = new DOMParser().parseFromString('<p>x</p>', 'text/html');
  expect(writeEmailText(empty, 'สวัสดี')).toBe(false);
  const mail = new DOMParser().parseFromString('<p class="mail-quote">ก่อน</p>', 'text/html');
  expect(writeEmailText(mail, '<img src=x onerror=alert(1)>')).toBe(true);
  const words = mail.querySelector('.mail-quote');
  expect(words?.textContent).toBe('<img src=x onerror=alert(1)>');
  expect(words?.children).toHaveLength(0);
});

it('removes links of an example from the tab order', () => {
  const markup = '<p class="mail-quote"></p><a href="https://x" style="color:red">Open</a>';
  const mail = new DOMParser().parseFromString(markup, 'text/html');
  writeEmailText(mail, 'text');
  expect(mail.querySelector('a')?.outerHTML).toBe('<a style="color:red">Open</a>');
});

it('shows URLs of the company’s own site as mail programs do, but no others', () => {
  const mail = new DOMParser().parseFromString('<p class="mail-quote">ก่อน</p>', 'text/html');
  const text = 'See https://phupha.co.th/a\nor evil[.]com, phupha.co.th.evil.com';
  writeEmailText(mail, text, ['phupha.co.th']);
  const quote = mail.querySelector('.mail-quote');
  expect(quote?.textContent).toBe(text);
  expect(Array.from(quote?.children ?? [], (one) => one.outerHTML)).toEqual([
    '<u>https://phupha.co.th/a</u>',
  ]);
});
