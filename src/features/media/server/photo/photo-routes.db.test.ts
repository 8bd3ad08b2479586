import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { NO_SESSIONS, type Sessions } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import { apiOf } from '#tests/calls/api-of.ts';
import { ownDataDir } from '#tests/fixtures/own-data-dir.ts';
import * as pictures from '#tests/fixtures/pictures.ts';
import { makeWriter } from '#tests/fixtures/review-fixture.ts';
import { variantOf } from '../drawing/draw-variants.ts';
import { photoRoutes } from './photo-routes.ts';

ownDataDir();

let sessions: Sessions = NO_SESSIONS;
let idJsk = 0;

const api = apiOf(() => sessions, photoRoutes);

beforeEach(async () => {
  idJsk = await makeWriter();
  const jobSeeker = { idSession: 's', idJsk, username: 'a@example.com', emailVerified: true };
  sessions = { ...NO_SESSIONS, jobSeeker };
});

async function ask(method: string, path: string, body?: Buffer) {
  const answer = await api.request(path, {
    method,
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
  return { status: answer.status, body: await answer.json() };
}

const photosOf = (id: number) => db.select().from(media).where(eq(media.idJsk, id));

it('replaces the photo on the resume', async () => {
  expect((await ask('GET', `/resume/getPhoto/${idJsk}`)).body.data).toEqual({ photo: null });
  const first = await ask('POST', `/resume/${idJsk}/photo`, await pictures.phonePhoto());
  const second = await ask('POST', `/resume/${idJsk}/photo`, await pictures.png());
  expect([first.status, second.status]).toEqual([200, 200]);
  expect((await photosOf(idJsk)).map(({ idMedia }) => idMedia)).toEqual([second.body.data.idMedia]);
  const shown = await ask('GET', `/resume/getPhoto/${idJsk}`);
  expect(shown.body.data.photo).toMatch(/^data:image\/webp;base64,[\w+/=]{50,}$/);
  expect(await ask('GET', `/resume/getPhoto/${idJsk}`)).toEqual(shown);
  expect(await variantOf(second.body.data.idMedia, 320, 'webp')).toBeNull();
  expect((await ask('DELETE', `/resume/${idJsk}/photo`)).status).toBe(200);
  expect((await ask('DELETE', `/resume/${idJsk}/photo`)).status).toBe(200);
  expect(await photosOf(idJsk)).toEqual([]);
  expect((await ask('GET', `/resume/getPhoto/${idJsk}`)).body.data).toEqual({ photo: null });
});

it('stores one of two concurrent photos', async () => {
  const sent = await Promise.all([
    ask('POST', `/resume/${idJsk}/photo`, await pictures.png({ colour: '#112233' })),
    ask('POST', `/resume/${idJsk}/photo`, await pictures.png({ colour: '#332211' })),
  ]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  expect(await photosOf(idJsk)).toHaveLength(1);
});

it('accepts only pictures, and only for oneself', async () => {
  expect(
    await ask('POST', `/resume/${idJsk}/photo`, Buffer.from('<svg onload="x">')),
  ).toMatchObject({ status: 415, body: { error: { fields: { file: ['imageType'] } } } });
  const photo = await pictures.png();
  for (const [method, path] of [
    ['POST', `/resume/${idJsk + 1}/photo`],
    ['DELETE', `/resume/${idJsk + 1}/photo`],
    ['GET', `/resume/getPhoto/${idJsk + 1}`],
  ] as const) {
    expect(await ask(method, path, method === 'POST' ? photo : undefined)).toMatchObject({
      status: 403,
    });
  }
  sessions = NO_SESSIONS;
  expect(await ask('GET', `/resume/getPhoto/${idJsk}`)).toMatchObject({ status: 401 });
});
