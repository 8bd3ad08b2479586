import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textsSchema } from '#features/showcase/core/showcase-schema.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { checkFolder, repeatedSentences } from './check-folder.ts';
import { pictureSources, smallPhotos, writePictures } from './pictures.ts';
import type { Fault } from './read-folder.ts';
import { SHOWCASE, showcaseFolders } from './showcase-folder.ts';

type Print = (line: string) => void;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILES = ['company.json', 'th.md', 'en.md'];

/** Adds or updates a company; with faults it prints them, writes nothing and returns false. */
export async function addCompany(path: string, print: Print): Promise<boolean> {
  const folder = resolve(path);
  const checked = checkFolder(folder);
  const { slug, company } = checked;
  const home = join(SHOWCASE, slug);
  if (home !== folder && existsSync(home)) {
    print(`✗ ${slug} is there already: change it in ${relative(process.cwd(), home)}`);
    return false;
  }
  const otherFolders = showcaseFolders().filter((other) => other !== home);
  const repeated = repeatedSentences([...otherFolders.map(checkFolder), checked]).filter(
    ({ file }) => file.startsWith(folder),
  );
  const faults = [...checked.faults, ...repeated];
  if (company === null || faults.length > 0) return reportFaults(slug, faults, print);

  const english = checked.files.find(({ file }) => file.endsWith('en.md'))?.read(textsSchema);
  const people = english?.testimonials.length ?? 0;
  const sources = await pictureSources({ folder, company, brand: english?.name ?? '', people });
  const pictureFaults = [...missingPictures(folder, sources), ...(await smallPhotos(sources))];
  if (pictureFaults.length > 0) return reportFaults(slug, pictureFaults, print);

  await mkdir(home, { recursive: true });
  if (home !== folder) for (const file of FILES) await cp(join(folder, file), join(home, file));
  const bytes = await writePictures(sources, join(home, 'pictures'));
  const photos = sources.flatMap(({ from }) => (typeof from === 'string' ? [from] : []));
  if (home === folder) await Promise.all(photos.map((photo) => rm(photo, { force: true })));
  await writeCompanyFile(join(home, 'company.json'), sources);
  print(`✓ ${slug}: ${sources.length} pictures, ${Math.round(bytes / 1000)} kB written`);
  for (const { name, alt } of sources) {
    if (!alt.photo || name === 'logo' || name.startsWith('portrait')) continue;
    for (const lang of LOCALES.filter((locale) => alt[locale] === '')) {
      print(`  missing: what ${name} shows, in company.json at pictures.${name}.${lang}`);
    }
  }
  return true;
}

function reportFaults(slug: string, faults: readonly Fault[], print: Print): false {
  print(`✗ ${slug}: not added, ${faults.length} to mend`);
  for (const { file, line, message } of faults) {
    print(`  ${relative(process.cwd(), file)}:${line} ${message}`);
  }
  return false;
}

/** Returns a fault if logo or cover are missing, with which every page begins. */
function missingPictures(folder: string, sources: readonly { readonly name: string }[]): Fault[] {
  return ['logo', 'cover']
    .filter((required) => !sources.some(({ name }) => name === required))
    .map((name) => ({
      file: join(folder, 'company.json'),
      line: 1,
      message: `no ${name}: lay a photo beside this file, or say in artwork what to draw`,
    }));
}

async function writeCompanyFile(
  file: string,
  sources: readonly { readonly name: string; readonly alt: object }[],
): Promise<void> {
  const facts = JSON.parse(await readFile(file, 'utf8')) as object;
  const pictures = Object.fromEntries(sources.map(({ name, alt }) => [name, alt]));
  const changed = new Date().toISOString().slice(0, 7);
  const input = JSON.stringify({ ...facts, changed, pictures }, null, 2);
  const formatter = ['format', '--stdin-file-path=company.json'];
  await writeFile(file, execFileSync('node_modules/.bin/biome', formatter, { cwd: ROOT, input }));
}
