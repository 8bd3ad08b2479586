import { beforeAll, expect, it } from 'vitest';
import { type EmployerSession, NO_SESSIONS, type Sessions } from '#shared/core/session.ts';
import { takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { apiOf } from '#tests/calls/api-of.ts';
import { metricOf } from '#tests/calls/metric-of.ts';
import { colleague, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import { ownDataDir } from '#tests/fixtures/own-data-dir.ts';
import * as pictures from '#tests/fixtures/pictures.ts';
import { makeCompany } from '#tests/fixtures/review-fixture.ts';
import { employerOf } from '#tests/fixtures/upload-api.ts';
import { MAX_IMAGE_BYTES } from '../core/image-rules.ts';
import { companyDailyLimit } from '../core/media-limits.ts';
import { mediaFiles } from './media-files.ts';
import { mediaRoutes } from './media-routes.ts';

ownDataDir();

let employer: EmployerSession;
let sessions: Sessions;
let address = 0;

const api = apiOf(() => sessions, mediaRoutes);

beforeAll(async () => {
  const signedIn = await sessionOf(await colleague(await makeCompany()));
  employer = { ...signedIn, packageHrSay: 'platinum' };
  sessions = { ...NO_SESSIONS, employer };
});

async function post(body: BodyInit, { idEmp = employer.idEmp, kind = 'cover', type = '' } = {}) {
  address += 1;
  const answer = await api.request(`/companyProfile/${idEmp}/th/media?kind=${kind}`, {
    method: 'POST',
    body,
    headers: {
      'X-Client-Address': `192.0.2.${address}`,
      'Content-Language': 'en',
      ...(type && { 'Content-Type': type }),
    },
  });
  return { status: answer.status, body: await answer.json() };
}

it('accepts a file as the body or as a form field, with any name', async () => {
  const bytes = new Uint8Array(await pictures.jpeg());
  const kept = await metricOf('upload_bytes_total');
  const plain = await post(bytes, { type: 'image/png' });
  expect(plain).toMatchObject({ status: 200, body: { success: 1, data: { width: 1280 } } });
  const form = new FormData();
  form.set('file', new File([bytes], '../../page.html', { type: 'text/html' }));
  const again = await post(form);
  expect(again.body.data.idMedia).toBe(plain.body.data.idMedia);
  expect((await metricOf('upload_bytes_total')) - kept).toBe(bytes.byteLength);
});

it('returns the reason and status of an invalid upload', async () => {
  const wrongType = 'uploads_rejected_total{code="coverType"}';
  const refused = await metricOf(wrongType);
  const page = new File(['<!doctype html><script>1</script>'], 'cover.png', { type: 'image/png' });
  const form = new FormData();
  form.set('file', page);
  expect(await post(form)).toMatchObject({
    status: 415,
    body: { success: 0, error: { fields: { file: ['coverType'] } } },
  });
  const square = new Uint8Array(await pictures.png({ width: 1600, height: 1200 }));
  expect(await post(square)).toMatchObject({
    status: 422,
    body: { error: { fields: { file: ['coverRatio'], ratio: ['4:3'] } } },
  });
  expect(await post(new Uint8Array(MAX_IMAGE_BYTES + 1))).toMatchObject({
    status: 413,
    body: { error: { fields: { file: ['imageTooLarge'] } } },
  });
  expect((await metricOf(wrongType)) - refused).toBe(1);
  expect(await post('')).toMatchObject({ status: 422 });
  expect(await post('--x--', { type: 'multipart/form-data; boundary=x' })).toMatchObject({
    status: 400,
  });
  expect(await post(square, { kind: 'virus' })).toMatchObject({ status: 400 });
});

it('returns why a package never accepts a picture, even above the daily limit', async () => {
  const basic = await employerOf('basic');
  sessions = { ...NO_SESSIONS, employer: basic };
  const day = companyDailyLimit('basic');
  await takePoint(day, `company:${basic.idEmp}`, day.points);
  const bytes = new Uint8Array(await pictures.png());
  const sent = (kind: string) => post(bytes, { idEmp: basic.idEmp, kind });
  expect(await sent('album')).toMatchObject({
    status: 409,
    body: { error: { fields: { file: ['libraryFull'], cap: ['0'] } } },
  });
  expect(await sent('logo')).toMatchObject({ status: 429 });
  sessions = { ...NO_SESSIONS, employer };
});

it('stops reading a body of unknown length at its limit', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const request = new Request(
    `http://localhost/companyProfile/${employer.idEmp}/th/media?kind=cover`,
    { method: 'POST', body: endless, duplex: 'half' } as RequestInit,
  );
  expect((await api.request(request)).status).toBe(413);
  expect(sent).toBeLessThan(MAX_IMAGE_BYTES + 10 * 65_536);
});

it('requires the session of the company', async () => {
  const bytes = new Uint8Array(await pictures.png());
  expect(await post(bytes, { idEmp: employer.idEmp + 1 })).toMatchObject({ status: 403 });
  sessions = NO_SESSIONS;
  expect(await post(bytes)).toMatchObject({ status: 401 });
  sessions = { ...NO_SESSIONS, employer };
});

it('accepts three uploads at a time from one company', async () => {
  const bytes = await Promise.all(
    Array.from({ length: 12 }, (_, n) => pictures.png({ colour: `rgb(7, ${n * 20}, 7)` })),
  );
  const statuses = (await Promise.all(bytes.map((one) => post(new Uint8Array(one))))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3);
  expect(statuses).toContain(429);
});

it('serves pictures and no other files of their folder', async () => {
  const files = await storage();
  const names = ['000000010000000000000001.wal', 'erasures.jsonl', 'video.mp4', '640.avif'];
  for (const name of names) {
    await files.put(`7713188986868789568/${name}`, 'of the archive');
    await files.put(`media/77/7713188986868789568/${name}`, 'of the archive');
    for (const way of ['', '..%2F', '%2e%2e/', 'media%2F']) {
      const path = `/${way}7713188986868789568/${name}`;
      const answer = await mediaFiles.request(path, {
        headers: { 'X-Client-Address': '192.0.2.1' },
      });
      expect(answer.status, path).toBe(404);
      expect(await answer.text()).not.toContain('archive');
    }
  }
});
