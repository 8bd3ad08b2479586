import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { companySchema } from '#features/showcase/core/showcase-schema.ts';
import { pictureSources, smallPhotos, writePictures } from './pictures.ts';
import { SHOWCASE } from './showcase-folder.ts';

let folder: string;
const facts = JSON.parse(
  readFileSync(join(SHOWCASE, 'template', 'company.json'), 'utf8'),
) as object;
const company = companySchema.parse({ ...facts, artwork: undefined, pictures: {} });
const order = () => ({ folder, company, brand: 'Wax', people: 2 });

async function photo(name: string, width: number, height: number): Promise<void> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#c86' } });
  await picture.jpeg().toFile(join(folder, name));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('rejects a photo that would have to be enlarged', async () => {
  await photo('life-1.jpg', 800, 900);
  const [fault] = await smallPhotos(await pictureSources(order()));
  expect(fault?.file).toBe(join(folder, 'life-1.jpg'));
  expect(fault?.message).toBe('800 × 900 pixels, at least 960 × 720 are needed');
});

it('rejects a file that is not a picture, with its name', async () => {
  const file = join(folder, 'life-1.jpg');
  writeFileSync(file, 'no picture');
  const faults = await smallPhotos(await pictureSources(order()));
  expect(faults).toEqual([{ file, line: 1, message: 'is no picture that can be read' }]);
});

it('draws all that has no photo, each picture of a company by its artwork', async () => {
  await photo('work-1.jpg', 1000, 1000);
  const drawn = companySchema.parse(facts);
  const sources = await pictureSources({ ...order(), company: drawn });
  const from = new Map(sources.map(({ name, from: source }) => [name, typeof source]));
  expect(from.get('work-1')).toBe('string');
  for (const name of ['logo', 'cover', 'portrait-2']) expect(from.get(name)).toBe('object');
});

it('retains the crops of a deleted photo', async () => {
  await photo('cover.jpg', 1300, 800);
  const to = join(folder, 'pictures');
  await writePictures(await pictureSources(order()), to);
  rmSync(join(folder, 'cover.jpg'));
  const before = readFileSync(join(to, 'cover', '960.webp'));
  const pictures = { cover: { th: 'ร้าน', en: 'The shop', photo: true as const } };
  const drawn = companySchema.parse({ ...facts, pictures });
  const sources = await pictureSources({ ...order(), company: drawn });
  const few = sources.filter(({ name }) => ['cover', 'logo'].includes(name));
  await writePictures(few, to);
  expect(readFileSync(join(to, 'cover', '960.webp'))).toEqual(before);
  expect(readdirSync(to)).toContain('logo');
});
