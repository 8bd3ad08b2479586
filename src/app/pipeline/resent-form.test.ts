import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { PAGE_LIMIT } from '#shared/core/limits.ts';
import {
  type ApiVariables,
  CLIENT_ADDRESS_HEADER,
} from '#shared/server/http/endpoint/api-context.ts';
import { addressKey, takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { readForm } from '#shared/server/http/endpoint/read-form.ts';
import { ownDataDir } from '#tests/fixtures/own-data-dir.ts';
import { admitToPage } from './admit-to-page.ts';
import { errorResponse } from './pipeline.ts';
import { errorPageResponse } from './rejected-page.ts';
import { renderInSlot } from './render-in-slot.ts';
import { RESENT_POLICY } from './resent-form.ts';

ownDataDir();

const { resent } = catalogue('en').shared.errorPage;
const NOTE = 'Dear <team>,\nI "apply" & wait.';
const TYPED = {
  act: 'draft',
  coverNote: NOTE,
  password: 'Chaba-2569',
  confirmPassword: 'Chaba-2569',
};

const app = new Hono<{ Variables: ApiVariables }>();
app.use(admitToPage);
app.use(renderInSlot);
app.post('*', () => {
  throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
});
app.onError(errorResponse);

function send(address: string, headers: Readonly<Record<string, string>> = {}) {
  return app.request('http://localhost/en/login?redirectTo=company%2Fpost', {
    method: 'POST',
    headers: { [CLIENT_ADDRESS_HEADER]: address, ...headers },
    body: new URLSearchParams(TYPED),
  });
}

async function expectForm(answer: Response) {
  expect(answer.headers.get('content-security-policy')).toBe(RESENT_POLICY);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  expect(text).toContain('<form method="post" action="/en/login?redirectTo=company%2Fpost">');
  expect(text).toContain('<input type="hidden" name="act" value="draft">');
  expect(text).toContain('value="Dear &lt;team&gt;,\nI &quot;apply&quot; &amp; wait."');
  for (const said of [resent.lead, resent.password, resent.send]) expect(text).toContain(said);
  expect(text).not.toContain('Chaba-2569');
}

it('the 429 page of a form contains its input without passwords', async () => {
  const address = '192.0.2.61';
  for (let point = 0; point < PAGE_LIMIT.points; point += 1) {
    await takePoint(PAGE_LIMIT, addressKey(address));
  }
  const answer = await send(address);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  await expectForm(answer);
});

it('a form during a database outage is contained in the 503 page', async () => {
  const answer = await send('192.0.2.62');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  await expectForm(answer);
});

it('a call during a database outage gets a Retry-After', async () => {
  const api = new Hono<{ Variables: ApiVariables }>();
  api.get('*', () => {
    throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  });
  api.onError(errorResponse);
  const answer = await api.request('http://localhost/yousayapi/search');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
});

it.each([
  ['somewhat', `${'a'.repeat(70_000)}<end>`],
  ['four times, in Thai,', `${'ก'.repeat(260_000)}<end>`],
])('a form that is %s too large is contained in its 413 page as text to copy', async (_, note) => {
  const body = new URLSearchParams({ note, password: 'Chaba-2569 '.repeat(20) });
  const answer = await app.request('http://localhost/en/login', {
    method: 'POST',
    headers: {
      [CLIENT_ADDRESS_HEADER]: '192.0.2.64',
      'Content-Length': `${body.toString().length}`,
    },
    body,
  });
  expect(answer.status).toBe(413);
  expect(answer.headers.get('content-security-policy')).toBe(RESENT_POLICY);
  const text = await answer.text();
  expect(text).toContain('&lt;end&gt;</textarea>');
  expect(text).toContain(catalogue('en').shared.errorPage.goBack);
  for (const absent of ['<form', 'Chaba-2569']) expect(text).not.toContain(absent);
});

it("an oversized form is not read, and its 413 page refers to the browser's copy", async () => {
  const answer = await app.request('http://localhost/en/login', {
    method: 'POST',
    headers: { [CLIENT_ADDRESS_HEADER]: '192.0.2.63' },
    body: new URLSearchParams({ note: 'a'.repeat(3_000_000) }),
  });
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain(catalogue('en').shared.errorPage.goBack);
});

it("a form with a file is rejected unread, and the page refers to the browser's copy", async () => {
  const form = new FormData();
  form.append('coverNote', NOTE);
  const request = new Request('http://localhost/en/login', { method: 'POST', body: form });
  for (const code of ['too_many_requests', 'unavailable', 'storage_full'] as const) {
    const text = await errorPageResponse(request, code).text();
    expect(text).toContain(catalogue('en').shared.errorPage.goBackAndWait);
    expect(text).not.toContain('<form');
  }
});

it('the error page contains no form of another site, and none without a posted form', async () => {
  const headers = {
    'Sec-Fetch-Site': 'cross-site',
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  const request = new Request('http://localhost/en/login', {
    method: 'POST',
    headers,
    body: 'note=a+sentence',
  });
  const read = await readForm(request);
  if (!read.ok) throw new Error(read.code);
  for (const sent of [read.value, new Request('http://localhost/en/login')]) {
    const text = await errorPageResponse(sent, 'unavailable').text();
    expect(text).not.toContain('<form');
    expect(text).not.toContain('a sentence');
  }
});
