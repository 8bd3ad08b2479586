import { expect, it } from 'vitest';
import { isCountedReader } from './counted-reader.ts';

const BROWSER =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const reads = (headers: Readonly<Record<string, string>>) =>
  isCountedReader((name) => ({ 'user-agent': BROWSER, ...headers })[name]);

it('counts a person', () => expect(reads({})).toBe(true));

it.each([
  { dnt: '1' },
  { 'sec-gpc': '1' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'x-moz': 'prefetch' },
])('ignores requests with %o', (headers) => expect(reads(headers as never)).toBe(false));

it.each([
  '',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0 Safari/537.36',
  'curl/8.5.0',
  'python-requests/2.32',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0)',
])('ignores the bot “%s”', (agent) => expect(reads({ 'user-agent': agent })).toBe(false));
