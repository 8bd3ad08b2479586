import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachUpload } from '#features/media/server/attach-upload.ts';
import type { Locale } from '#shared/core/locale.ts';
import { db } from '#shared/server/db/pool.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import { storage } from '#shared/server/storage/storage.ts';
import {
  changeCompany,
  pageItem,
  publishedVersion,
  registeredCompany,
  writePage,
} from '#tests/fixtures/company-fixture.ts';
import { ownDataDir } from '#tests/fixtures/own-data-dir.ts';
import { jpeg, png } from '#tests/fixtures/pictures.ts';
import { mp4 } from '#tests/fixtures/videos.ts';
import { checkFolder } from './check-folder.ts';
import { startFromCompany, startFromTemplate } from './start-folder.ts';

ownDataDir();

let folder: string;
const said: string[] = [];
const say = (line: string) => void said.push(line);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'begun-'));
  said.length = 0;
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function publicCompany(langs: readonly Locale[]) {
  const { idEmp, idUser } = await registeredCompany('platinum', 'บริษัท หม้อดิน จำกัด');
  const [th, en] = await Promise.all(langs.map((lang) => publishedVersion(idEmp, lang)));
  const at = new Date();
  await changeCompany(idEmp, {
    companyNameEn: 'Clay Pot Co., Ltd.',
    website: 'https://www.potters.co.th',
    publishedThAt: at,
    publishedEnAt: en === undefined ? null : at,
    isListed: true,
  });
  return { idEmp, idUser, th: th ?? 0, en: en ?? 0 };
}

async function picture(idEmp: number, idUser: number, bytes: Uint8Array): Promise<string> {
  const upload = { idEmp, idUser, kind: 'album', bytes } as const;
  const kept = await attachUpload(upload);
  return kept.ok ? kept.value.idMedia : '';
}

async function film(idEmp: number, posterMedia: string | null): Promise<string> {
  const [idMedia, originalKey, bytes] = [randomUUID(), `test/${randomUUID()}`, mp4()];
  await (await storage()).put(originalKey, bytes);
  await db.insert(media).values({
    idMedia,
    idEmp,
    mimeType: 'video/mp4',
    width: 1280,
    height: 720,
    kind: 'cover',
    state: 'ready',
    bytes: bytes.byteLength,
    sha256: '',
    originalKey,
    posterMedia,
  });
  return idMedia;
}

it('begins a folder that could be added but for what it repeats, and never over another', async () => {
  expect(await startFromTemplate('wax-works', say)).toBe(true);
  expect(checkFolder(join(folder, 'wax-works')).faults).toEqual([]);
  expect(await startFromTemplate('wax-works', say)).toBe(false);
  expect(await startFromTemplate('../wax', say)).toBe(false);
});

it('copies the public texts of a company without naming it', async () => {
  expect(await startFromCompany(1_000_000, say)).toBe(false);
  const { idEmp, idUser, th, en } = await publicCompany(['th', 'en']);
  const image = await picture(idEmp, idUser, await png());
  const profile = (about: string, companyName: string) =>
    pageItem('profile', { companyName, about, logoMedia: image });
  const testimonial = (description: string) =>
    pageItem('testimonial', { employeeName: 'Somsri', jobPosition: 'Potter', description });
  const banner = (altText: string) => pageItem('banner', { idMedia: image, altText });
  await writePage(idEmp, th, {
    companyProfile: [profile('หม้อดินปั้นหม้อ ดูที่ potters.co.th', 'หม้อดิน')],
    testimonials: [testimonial('อยู่หม้อดินมานาน')],
    cover: [banner('หน้าโรงงานหม้อดิน')],
  });
  await writePage(idEmp, en, {
    companyProfile: [profile('Clay Pot makes clay pots.', 'Clay Pot')],
    testimonials: [testimonial('The potters of CLAY POT like it.')],
    cover: [banner('The gate of Clay Pot')],
  });
  expect(await startFromCompany(idEmp, say)).toBe(true);

  const [name = ''] = readdirSync(folder);
  const begun = join(folder, name);
  const files = readdirSync(begun);
  expect(files.toSorted()).toEqual(['company.json', 'cover.png', 'en.md', 'th.md']);
  const all = [name, ...files, ...files.map((file) => readFileSync(join(begun, file), 'latin1'))];
  const texts = Buffer.from(all.join('\n'), 'latin1').toString();
  expect(texts).toContain('(company name) makes clay pots.');
  expect(texts).toContain('The gate of (company name)');
  expect(texts).toContain('(ชื่อบริษัท)ปั้นหม้อ');
  expect(texts).not.toMatch(/หม้อดิน|clay pot(?!s)|potters\.|Somsri/i);

  const messages = checkFolder(begun).faults.map(({ message }) => message);
  expect(messages).toContain('name: at least 2 characters');
  expect(messages).toContain('(ชื่อบริษัท): write the name');
});

it('copies pictures that have a slot and posters of videos, and reports the omitted ones', async () => {
  const { idEmp, idUser, th } = await publicCompany(['th']);
  const shade = (number: number) => jpeg({ colour: `hsl(${number * 30} 50% 50%)` });
  const images: string[] = [];
  for (let number = 0; number < 9; number += 1) {
    images.push(await picture(idEmp, idUser, await shade(number)));
  }
  const [poster = '', face = '', ...rest] = images;
  const small = await picture(idEmp, idUser, await png({ width: 640, height: 640 }));
  const life = pageItem('aspect', { aspect: 'life', title: 'Life' });
  const album = pageItem('album', { theme: 'work', title: 'Work' });
  await writePage(idEmp, th, {
    cover: [await film(idEmp, null), await film(idEmp, poster)].map((idMedia) =>
      pageItem('banner', { idMedia }),
    ),
    gallery: [
      life,
      ...[small, ...rest.slice(0, 5)].map((idMedia) =>
        pageItem('aspectPicture', { idMedia }, life.idItem),
      ),
    ],
    album: [album, pageItem('albumPicture', { idMedia: rest[5] }, album.idItem)],
    employeePhotos: [pageItem('employeePhoto', { idMedia: rest[6] })],
    testimonials: [pageItem('testimonial', { jobPosition: 'Potter', idMedia: face })],
  });
  expect(await startFromCompany(idEmp, say)).toBe(true);
  const [name = ''] = readdirSync(folder);
  const pictures = readdirSync(join(folder, name)).filter((file) => file.endsWith('.png'));
  expect(pictures.toSorted()).toEqual([
    ...['community-1', 'cover', 'life-1', 'life-2', 'life-3', 'life-4'].map((one) => `${one}.png`),
    ...['portrait-1.png', 'work-1.png'],
  ]);
  const cover = await sharp(readFileSync(join(folder, name, 'cover.png'))).metadata();
  expect([cover.width, cover.height]).toEqual([1280, 720]);
  expect(said.join('\n')).toContain('left out: its name and logo');
  expect(said.filter((line) => /left out: \d/.test(line))).toEqual([
    '  left out: 1 film without a poster',
    '  left out: 1 picture that is too small',
    '  left out: 1 picture there is no place for',
  ]);
});
