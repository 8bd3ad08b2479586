import { expect, it } from 'vitest';
import { DEFAULT_BUDGET } from '#shared/core/body/body-budget.ts';
import { readBody } from './read-body.ts';
import { readForm } from './read-form.ts';

const post = (body: BodyInit, type: string) =>
  new Request('http://localhost/', { method: 'POST', body, headers: { 'Content-Type': type } });

it('removes only characters that PostgreSQL rejects, at any depth', async () => {
  const json = '{"a":"x\\u0000y","b":[{"c\\u0000":"\\ud800"}],"d":"😀 ไทย\\n","e":1}';
  const value = { a: 'xy', b: [{ c: '\ufffd' }], d: '😀 ไทย\n', e: 1 };
  expect(await readBody(post(json, 'application/json'), DEFAULT_BUDGET)).toEqual({
    ok: true,
    value,
  });
  const form = post('a=x%00y&b%00=1&b=2', 'application/x-www-form-urlencoded');
  expect(await readBody(form, DEFAULT_BUDGET)).toMatchObject({ ok: true, value: { a: 'xy' } });
});

it('reads a page form once and passes it on readable again', async () => {
  const body = new URLSearchParams({ remark: 'ดี\u0000' });
  const request = new Request('http://localhost/en/x', { method: 'POST', body });
  const read = await readForm(request);
  if (!read.ok) throw new Error(read.code);
  expect(await read.value.text()).toBe(String(new URLSearchParams({ remark: 'ดี' })));
  expect([read.value.url, read.value.method]).toEqual(['http://localhost/en/x', 'POST']);
});

it.each([
  ['another type', post('{}', 'application/json'), 'unsupported_media_type'],
  [
    'too many fields',
    post('a=&'.repeat(300), 'application/x-www-form-urlencoded'),
    'payload_too_large',
  ],
])('rejects a form of %s', async (_, request, code) => {
  expect(await readForm(request)).toEqual({ ok: false, code });
});
