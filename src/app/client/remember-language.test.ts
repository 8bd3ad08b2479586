// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { rememberLanguage } from './remember-language.ts';

afterEach(() => document.body.replaceChildren());

it.each([
  ['?t=1&redirectTo=setting%2Femail&enc=a&key=b', '?t=1&redirectTo=setting%2Femail'],
  ['?enc=a&key=b', ''],
  [
    '?redirectTo=preview%2Fhrsay%2Fa-1%3Fenc%3Da-_%26key%3Db%26from%3Dcover&t=1',
    '?redirectTo=preview%2Fhrsay%2Fa-1%3F%26from%3Dcover&t=1',
  ],
  ['?redirectTo=a%3Ffrom%3Dcover%26key%3Db&monkey=1', '?redirectTo=a%3Ffrom%3Dcover&monkey=1'],
  ['?token=a&first=1', '?token=a&first=1'],
])('the language switch reduces %s to %s', (search, kept) => {
  history.replaceState(null, '', `/login${search}`);
  document.body.innerHTML = '<a data-language="en" href="/en/login">English</a>';
  rememberLanguage();
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  const cookie = vi.spyOn(document, 'cookie', 'set');
  link?.click();
  expect(link?.search).toBe(kept);
  expect(cookie).toHaveBeenCalledWith(expect.stringMatching(/^lang=en;.*max-age=31536000/i));
});
