// Tells the code which companies the showcase has, and by what words they introduce themselves.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { companySchema, textsSchema } from '#features/showcase/core/showcase-schema.ts';
import type { Locale } from '#shared/core/locale.ts';
import { SourceFile } from '../showcase/read-folder.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const FOLDER = join(ROOT, 'src/content/showcase');
const NAMES = 'virtual:showcase-names';

export async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function introduced(slug: string, lang: Locale) {
  const file = SourceFile.markdown(join(FOLDER, slug), lang);
  const texts = file instanceof SourceFile ? file.read(textsSchema) : null;
  if (texts === null) throw new Error(`src/content/showcase/${slug}/${lang}.md cannot be read`);
  return { name: texts.name, shortBio: texts.shortBio };
}

function changedMonth(slug: string): string | null {
  const file = SourceFile.json(join(FOLDER, slug));
  const facts = file instanceof SourceFile ? file.read(companySchema) : null;
  return facts?.changed ?? null;
}

async function load(): Promise<string> {
  const slugs = await namesIn(FOLDER);
  const names = slugs.map((slug) => [
    slug,
    { th: introduced(slug, 'th'), en: introduced(slug, 'en'), changed: changedMonth(slug) },
  ]);
  return `export default ${JSON.stringify(Object.fromEntries(names))}`;
}

export const showcaseNames: Plugin = {
  name: 'showcase-names',
  resolveId: (id) => (id === NAMES ? `\0${NAMES}` : null),
  load: (id) => (id === `\0${NAMES}` ? load() : null),
};
