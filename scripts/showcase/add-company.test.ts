import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { companySchema } from '#features/showcase/core/showcase-schema.ts';
import { addCompany } from './add-company.ts';
import { removeCompany } from './remove-company.ts';
import * as places from './showcase-folder.ts';

const showcase = vi.hoisted(() => ({ folder: '' }));
vi.mock('./showcase-folder.ts', async (original) => {
  const { SHOWCASE } = await original<typeof places>();
  return {
    WHOLE: SHOWCASE,
    get SHOWCASE() {
      return showcase.folder;
    },
    showcaseFolders: () => readdirSync(showcase.folder).map((name) => join(showcase.folder, name)),
  };
});

let folder: string;
const said: string[] = [];
const say = (line: string) => void said.push(line);

beforeEach(() => {
  const base = mkdtempSync(join(tmpdir(), 'adding-'));
  onTestFinished(() => rmSync(base, { recursive: true }));
  showcase.folder = join(base, 'showcase');
  mkdirSync(showcase.folder);
  folder = join(base, 'wax-works');
  const { WHOLE } = places as unknown as { readonly WHOLE: string };
  for (const file of ['company.json', 'th.md', 'en.md']) {
    cpSync(join(WHOLE, 'template', file), join(folder, file));
  }
  said.length = 0;
});

const facts = (of: string) =>
  companySchema.parse(JSON.parse(readFileSync(join(of, 'company.json'), 'utf8')));

async function photo(name: string): Promise<void> {
  const picture = { width: 1600, height: 1200, channels: 3, background: '#c86' } as const;
  await sharp({ create: picture }).jpeg().toFile(join(folder, name));
}

it('copies a company, makes its pictures, says what they lack, and takes no second one', async () => {
  await photo('life-1.jpg');
  expect(await addCompany(folder, say)).toBe(true);
  const home = join(showcase.folder, 'wax-works');
  expect(readdirSync(home).toSorted()).toEqual(['company.json', 'en.md', 'pictures', 'th.md']);
  expect(readFileSync(join(home, 'th.md'))).toEqual(readFileSync(join(folder, 'th.md')));
  const { pictures } = facts(home);
  expect(readdirSync(join(home, 'pictures')).toSorted()).toEqual(Object.keys(pictures).toSorted());
  expect(pictures['life-1']?.photo).toBe(true);
  const cut = await sharp(join(home, 'pictures', 'life-1', '960.webp')).metadata();
  expect([cut.width, cut.height, cut.exif]).toEqual([960, 720, undefined]);
  expect(existsSync(join(folder, 'life-1.jpg'))).toBe(true);

  const told = said.join('\n');
  expect(told).toMatch(/^✓ wax-works: 10 pictures, \d+ kB written/);
  // What a photo shows only its owner can say, not the drawing that stood there before.
  expect(said.filter((line) => line.includes('missing'))).toEqual([
    '  missing: what life-1 shows, in company.json at pictures.life-1.th',
    '  missing: what life-1 shows, in company.json at pictures.life-1.en',
  ]);
  expect(told).not.toContain('pictures.life-2');

  said.length = 0;
  expect(await addCompany(folder, say)).toBe(false);
  expect(said.join('\n')).toContain('wax-works is there already');
});

it('writes nothing while a company has no cover or says what another one says', async () => {
  const { artwork: _artwork, pictures: _pictures, ...bare } = facts(folder);
  writeFileSync(join(folder, 'company.json'), JSON.stringify(bare));
  expect(await addCompany(folder, say)).toBe(false);
  expect(said.join('\n')).toMatch(/company\.json:1 no logo: .*\n.*company\.json:1 no cover: /);
  cpSync(folder, join(showcase.folder, 'other-works'), { recursive: true });
  expect(await addCompany(folder, say)).toBe(false);
  expect(said.join('\n')).toContain('is in other-works/en.md');
  expect(readdirSync(showcase.folder)).toEqual(['other-works']);
});

it('removes a company by its name once that is sure, and never the template', async () => {
  for (const name of ['wax-works', 'template']) {
    cpSync(folder, join(showcase.folder, name), { recursive: true });
  }
  const [yes, no] = [async () => true, async () => false];
  for (const name of ['template', 'nail-works', '../showcase', '']) {
    expect([name, await removeCompany(name, yes)]).toEqual([name, null]);
  }
  expect(await removeCompany('wax-works', no)).toBe('kept');
  expect(readdirSync(showcase.folder)).toContain('wax-works');
  expect(await removeCompany('wax-works', yes)).toBe('removed');
  expect(readdirSync(showcase.folder)).toEqual(['template']);
});
