import { expect, it } from 'vitest';
import { readForm } from './read-form.ts';
import { fileOf } from './sent-file.ts';

function sent(fields: Readonly<Record<string, string | File>>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return new Request('http://localhost/', { method: 'POST', body });
}

const pdf = (size: number) => new File([new Uint8Array(size)], 'a.pdf');
const read = (request: Request) => readForm(request, { file: 'pdf' });

it('keeps what was typed beside a file, however large the file is', async () => {
  const form = await read(sent({ note: 'ก\u0000', other: pdf(3), pdf: pdf(6_000_000) }));
  if (!form.ok) throw new Error(form.code);
  expect(await form.value.clone().text()).toBe(`note=${encodeURIComponent('ก')}`);
  expect(fileOf(form.value)?.size).toBe(6_000_000);
});

it('finds no file where none was chosen, and takes none from a form that has none', async () => {
  const form = await read(sent({ pdf: new File([], '') }));
  expect(form.ok && fileOf(form.value)).toBeNull();
  expect(await readForm(sent({ pdf: pdf(3) }))).toMatchObject({ code: 'unsupported_media_type' });
});

it.each([
  ['texts longer than a form has', { note: 'a'.repeat(70_000) }],
  ['too many parts', Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`f${at}`, '']))],
])('refuses %s', async (_, fields) => {
  expect(await read(sent(fields))).toMatchObject({ ok: false, code: 'payload_too_large' });
});

it('refuses what is no form', async () => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const request = new Request('http://localhost/', { method: 'POST', headers, body: '--x\r\nno' });
  expect(await read(request)).toMatchObject({ ok: false, code: 'bad_request' });
});
