import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import * as storage from '#shared/server/storage/storage.ts';
import { metricOf } from '#tests/calls/metric-of.ts';
import { ownDataDir } from '#tests/fixtures/own-data-dir.ts';
import { mediaTypeOf } from './media-type.ts';
import { FILE_FORM, formFieldsOf, readFileForm, readForm } from './read-form.ts';
import { withReceived } from './receive-body.ts';
import { fileOf } from './sent-file.ts';

const dataDir = ownDataDir();

function sent(fields: Readonly<Record<string, string | File>>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return new Request('http://localhost/', { method: 'POST', body });
}

const pdf = (size: number) => new File([new Uint8Array(size)], 'a.pdf');
const read = (request: Request, person = 'somebody') =>
  withReceived(request, { ...FILE_FORM, person }, (body) => readFileForm(request, body, 'pdf'));

it('returns the texts of a form with a file of any size and leaves nothing on the disk', async () => {
  const form = await read(sent({ note: 'ก\u0000', other: pdf(3), pdf: pdf(6_000_000) }));
  if (!form.ok) throw new Error(form.code);
  expect(await form.value.clone().text()).toBe(`note=${encodeURIComponent('ก')}`);
  expect(fileOf(form.value)?.size).toBe(6_000_000);
  expect(readdirSync(join(dataDir, 'uploads'))).toEqual([]);
});

it('rejects a file while its disk has less than two gigabytes left', async () => {
  const free = vi.spyOn(storage, 'freeBytesAt');
  free.mockResolvedValue(2 * 1024 ** 3 - 1);
  expect(await read(sent({ pdf: pdf(3) }))).toMatchObject({ ok: false, code: 'storage_full' });
  free.mockResolvedValue(2 * 1024 ** 3);
  expect(await read(sent({ pdf: pdf(3) }))).toMatchObject({ ok: true });
});

it('finds no file in an empty file field or in a form without one', async () => {
  const form = await read(sent({ pdf: new File([], '') }));
  expect(form.ok && fileOf(form.value)).toBeNull();
  expect(await readForm(sent({ pdf: pdf(3) }))).toMatchObject({ code: 'unsupported_media_type' });
});

it.each([
  ['texts longer than a form has', { note: 'a'.repeat(70_000) }],
  ['too many parts', Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`f${at}`, '']))],
])('rejects %s', async (_, fields) => {
  expect(await read(sent(fields))).toMatchObject({ ok: false, code: 'payload_too_large' });
});

it('returns the texts of a form with a file when another text is too long', async () => {
  const request = sent({ note: 'ก'.repeat(200_000), pdf: pdf(3) });
  expect(await read(request)).toMatchObject({ code: 'payload_too_large' });
  expect(formFieldsOf(request)?.get('note')).toHaveLength(200_000);
});

it('counts characters instead of bytes: two long Thai texts pass', async () => {
  const posted = (fields: Readonly<Record<string, string>>) =>
    readForm(
      new Request('http://localhost/', { method: 'POST', body: new URLSearchParams(fields) }),
    );
  const text = 'ก'.repeat(5_000);
  expect(await posted({ descriptionTh: text, descriptionEn: text })).toMatchObject({ ok: true });
  const tooLong = { ok: false, code: 'payload_too_large' };
  expect(await posted({ note: 'a'.repeat(70_000) })).toMatchObject(tooLong);
  expect(await posted({ note: 'ก'.repeat(70_000) })).toMatchObject(tooLong);
});

function pieces(type: string, pieceOf: () => string, most: number) {
  let given = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        given += 1;
        controller.enqueue(Buffer.from(pieceOf()));
        if (given === most) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'Content-Type': type };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return { request: new Request('http://localhost/', init), given: () => given };
}

const BOUNDARY = 'a-boundary-that-every-parser-takes';

it.each([
  `multipart/form-data; boundary=${BOUNDARY}`,
  `multipart/form-data; charset="x; boundary=other"; boundary=${BOUNDARY}`,
  `multipart/form-data;boundary="${BOUNDARY}";boundary=other`,
])(
  'counts the parts of %s while they come, by the boundary they are taken apart at',
  async (type) => {
    const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`;
    const { request, given } = pieces(type, () => part.repeat(100), 100);
    expect(await read(request)).toMatchObject({ ok: false, code: 'payload_too_large' });
    expect(given()).toBeLessThanOrEqual(4);
  },
);

it.each([
  ['a name of megabytes', () => '%22%0D%0A'.repeat(10_000)],
  ['lines without an end', () => 'X-A: b\r\n'.repeat(10_000)],
  ['no end of a line', () => ' '.repeat(90_000)],
])('rejects a part with %s in its head as soon as it arrives', async (_, pieceOf) => {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="`;
  let isFirst = true;
  const { request, given } = pieces(
    `multipart/form-data; boundary=${BOUNDARY}`,
    () => {
      const text = isFirst ? head + pieceOf() : pieceOf();
      isFirst = false;
      return text;
    },
    100,
  );
  expect(await read(request)).toMatchObject({ ok: false, code: 'payload_too_large' });
  expect(given()).toBe(1);
});

it('passes on no boundary other than the one it counted by', async () => {
  const whole = (boundary: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--${boundary}--\r\n`;
  const type = `multipart/form-data; charset="x; boundary=other"; boundary=${BOUNDARY}`;
  const form = await read(pieces(type, () => whole(BOUNDARY), 1).request);
  expect(form.ok && (await form.value.text())).toBe('a=1');
  expect(await read(pieces(type, () => whole('other'), 1).request)).toMatchObject({
    code: 'bad_request',
  });
});

it.each(['x', 'multipart/form-data', 'multipart/form-data; boundary="a\\"b"'])(
  'rejects a content type that is no form: %s',
  async (type) => {
    const { request, given } = pieces(type, () => '--x\r\nno', 1);
    const code = type === 'x' ? 'unsupported_media_type' : 'bad_request';
    expect(await (type === 'x' ? readForm(request) : read(request))).toMatchObject({ code });
    expect(given()).toBe(0);
  },
);

it('receives one body per sender at a time without blocking others', async () => {
  const stream = new TransformStream<Uint8Array, Uint8Array>();
  const never = new Request('http://localhost/', {
    method: 'POST',
    body: stream.readable,
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
    duplex: 'half',
  } as RequestInit);
  const slow = read(never, 'slow');
  await expect.poll(() => metricOf('fair_queue_slots_in_use{queue="bodies"}')).toBe(1);
  const four = [1, 2, 3, 4].map(() => read(sent({ note: 'b' }), 'slow'));
  expect(await Promise.race(four)).toMatchObject({ code: 'too_many_requests' });
  expect(await read(sent({ note: 'b' }), 'other')).toMatchObject({ ok: true });
  await stream.writable.abort(new Error('its answer was given'));
  await expect(slow).rejects.toThrow('its answer was given');
  expect((await Promise.all(four)).filter(({ ok }) => ok)).toHaveLength(3);
  expect(await metricOf('fair_queue_slots_in_use{queue="bodies"}')).toBe(0);
});

it('rejects a media type with so many blanks that its parser would block the process', () => {
  const typeOf = (type: string) =>
    mediaTypeOf(new Request('http://localhost/', { headers: { 'Content-Type': type } })).type;
  expect(typeOf(`Application/JSON${' '.repeat(100)};charset="UTF-8"`)).toBe('application/json');
  expect(typeOf(`application/json${' '.repeat(500)};charset=utf-8`)).toBe('');
});
