import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { walk } from './crawl.ts';
import { orphans } from './site-faults.ts';

const PAGES: Readonly<Record<string, string>> = {
  '/': '<html lang="th"><a href="/a">ก</a><a href="/en" hreflang="en">English</a>',
  '/en': '<html lang="en"><a href="/" hreflang="th">ไทย</a>',
  '/a': '<html lang="th"><a href="/en/a" hreflang="en">English</a><a href="/" hreflang="th">ก</a>',
  '/en/a': '<html lang="en"><a href="/a" hreflang="th">ไทย</a><a href="/en">Home</a>',
};

const server = createServer(({ url = '' }, answer) => {
  answer.setHeader('Content-Type', 'text/html').end(PAGES[url]);
});
let site = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

it('visits targets of the language switch without counting them as links to a page', async () => {
  const walked = await walk({ site, start: ['/'], opens: () => true });
  expect([...walked.visits.keys()].sort()).toEqual(Object.keys(PAGES).sort());
  expect(orphans(walked, Object.keys(PAGES))).toEqual(['/en/a']);
});
