import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { mediaCaptions, profileCaptions } from '#shared/server/db/schema/captions.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import { profileVersions } from '#shared/server/db/schema/profiles.ts';
import { takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import {
  readyMedia,
  registeredCompany,
  type TestCompany,
} from '#tests/fixtures/company-fixture.ts';
import { maxCompanyBytes } from '../../core/media-caps.ts';
import { companyDailyLimit } from '../../core/media-limits.ts';
import { deletePicture } from '../delete-picture.ts';
import { mediaFiles } from '../media-files.ts';
import { storedBytes } from '../media-queries.ts';
import { sweepMedia } from '../sweep-media.ts';
import { insertCaptions } from './captions-queries.ts';
import { removeCaptions, setCaptions } from './set-captions.ts';

const said = (words: string) => `1\n00:00:01,000 --> 00:00:02,000\n${words}\n`;
const HELLO = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nสวัสดี\n';

let company: TestCompany;
let film: string;

beforeEach(async () => {
  company = await registeredCompany('platinum');
  film = await readyMedia(company.idEmp, 'album');
  await db.update(media).set({ mimeType: 'video/mp4' }).where(eq(media.idMedia, film));
});

const place = (more = {}) => ({
  idEmp: company.idEmp,
  idMedia: film,
  lang: 'th' as const,
  ...more,
});
const set = (text: string, more = {}) =>
  setCaptions({ ...place(more), packageHrSay: 'platinum' }, text);
const get = (id: string) => mediaFiles.request(`/${id}/captions.vtt`);
const kept = () => db.select().from(mediaCaptions).where(eq(mediaCaptions.idMedia, film));

async function idOf(outcome: ReturnType<typeof set>): Promise<string> {
  const answer = await outcome;
  if (!answer.ok) throw new Error(answer.code);
  return answer.value.idCaptions;
}

it('serves captions inert and immutable', async () => {
  const id = await idOf(set(said('<b onclick=alert(1)>สวัสดี</b>')));
  const file = await get(id);
  expect([file.status, await file.text()]).toEqual([200, HELLO]);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'text/vtt; charset=utf-8',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const unknown of [randomUUID(), film, 'none']) expect((await get(unknown)).status).toBe(404);
});

it('stores one current file per language and deletes replaced or removed ones', async () => {
  const [first, english] = [await idOf(set(said('ก'))), await idOf(set(said('a'), { lang: 'en' }))];
  const second = await idOf(set(said('ข')));
  const rows = (await kept()).filter(({ isCurrent }) => isCurrent);
  expect(rows.map(({ idCaptions }) => idCaptions).sort()).toEqual([second, english].sort());
  expect((await get(first)).status).toBe(404);
  expect(await removeCaptions(place())).toMatchObject({ ok: true });
  expect(await removeCaptions(place())).toMatchObject({ ok: true });
  expect((await get(second)).status).toBe(404);
  expect(await kept()).toHaveLength(1);
  expect(await deletePicture(company.idEmp, film)).toMatchObject({ ok: true });
  expect(await kept()).toEqual([]);
});

it('accepts captions only for the company’s own videos', async () => {
  const { idEmp } = await registeredCompany('platinum');
  const picture = await readyMedia(company.idEmp);
  for (const foreign of [{ idEmp }, { idMedia: picture }, { idMedia: randomUUID() }]) {
    expect(await set(HELLO, foreign)).toMatchObject({ code: 'not_found' });
    expect(await removeCaptions(place(foreign))).toMatchObject({ code: 'not_found' });
  }
  expect(await kept()).toEqual([]);
});

it('does not replace captions by an invalid file', async () => {
  const id = await idOf(set(HELLO));
  expect(await set('<!doctype html>')).toEqual({
    ok: false,
    code: 'invalid_fields',
    fields: { text: ['captionsType'], line: ['1'], found: ['<!doctype html>'] },
  });
  expect((await get(id)).status).toBe(200);
});

it('says why they are never taken, however full the day of the company is', async () => {
  const day = companyDailyLimit('platinum');
  await takePoint(day, `company:${company.idEmp}`, day.points);
  expect(await set(HELLO, { idMedia: randomUUID() })).toMatchObject({ code: 'not_found' });
  expect(await set('<!doctype html>')).toMatchObject({ code: 'invalid_fields' });
  expect(await set(HELLO)).toMatchObject({ code: 'too_many_requests' });
});

it('counts captions towards the storage of a company', async () => {
  const before = await storedBytes(db, company.idEmp);
  await set(HELLO);
  const theirs = await readyMedia((await registeredCompany()).idEmp);
  await insertCaptions(db, { idMedia: theirs, lang: 'th', vtt: '', cues: 1, bytes: 1000 });
  const used = await storedBytes(db, company.idEmp);
  expect(used - before).toBe(Buffer.byteLength(HELLO));
  const rest = maxCompanyBytes('platinum') - used;
  const other = await readyMedia(company.idEmp);
  await db
    .update(media)
    .set({ bytes: rest - 10 })
    .where(eq(media.idMedia, other));
  const full = { code: 'cap_reached', fields: { text: ['companyKilobytes'] } };
  expect(await set(said('ข'), { lang: 'en' })).toMatchObject(full);
  const id = await idOf(set(HELLO));
  const [{ idProfile } = { idProfile: 0 }] = await db
    .insert(profileVersions)
    .values({ idEmp: company.idEmp, lang: 'th', state: 'published' })
    .returning({ idProfile: profileVersions.idProfile });
  await db.insert(profileCaptions).values({ idProfile, idCaptions: id });
  expect(await set(HELLO)).toMatchObject(full);
});

it('allows one current file per video and language in the database', async () => {
  const row = { idMedia: film, lang: 'th' as const, vtt: HELLO, cues: 1, bytes: 1 };
  await insertCaptions(db, row);
  await expect(insertCaptions(db, row)).rejects.toThrow();
  await insertCaptions(db, { ...row, isCurrent: false });
  expect(await kept()).toHaveLength(2);
  await sweepMedia(new Date());
  expect(await kept()).toHaveLength(1);
});
