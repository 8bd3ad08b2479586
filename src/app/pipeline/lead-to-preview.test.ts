import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { leadToPreview } from './lead-to-preview.ts';

const app = new Hono().use(leadToPreview).get('*', (context) => context.text('page'));

it.each([
  ['/preview/company/acme-1/hrsay?from=cover', '/preview/hrsay/acme-1?from=cover'],
  ['/en/preview/company/acme-1/brandsdna/our-way', '/en/preview/brandsdna/acme-1/our-way'],
  [
    '/th/preview/company/acme-1/hrsay/gallery/3-8/post',
    '/th/preview/hrsay/acme-1/gallery/3-8/post',
  ],
  ['/preview/company/acme-1/visitors', null],
  ['/company/acme-1/hrsay', null],
  ['/xx/preview/company/acme-1/hrsay', null],
])('leads %s to %s', async (path, to) => {
  const answer = await app.request(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([to ? 301 : 200, to]);
});
