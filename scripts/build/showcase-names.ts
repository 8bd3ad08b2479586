// Provides the companies of the showcase and their introductions to the code.
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import * as z from 'zod';
import { companySchema, textsSchema } from '#features/showcase/core/showcase-schema.ts';
import type { Locale } from '#shared/core/locale.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const FOLDER = join(ROOT, 'src/content/showcase');
const NAMES = 'virtual:showcase-names';

export async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

const introduction = textsSchema.pick({ name: true, shortBio: true });
const metadata = z.object({ changed: companySchema.shape.changed });
/** Front matter fields of the introduction; the other fields are long and unused here. */
const INTRODUCTION_FIELDS = /^(?:name|shortBio):.*\n(?:(?:[ \t].*)?\n)*/gm;

export function introduced(slug: string, lang: Locale) {
  const text = readFileSync(join(FOLDER, slug, `${lang}.md`), 'utf8').replaceAll('\r\n', '\n');
  const [matter = ''] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? [];
  const read = introduction.safeParse(parse((matter.match(INTRODUCTION_FIELDS) ?? []).join('')));
  if (!read.success) throw new Error(`src/content/showcase/${slug}/${lang}.md cannot be read`);
  return read.data;
}

function changedMonth(slug: string): string | null {
  const text = readFileSync(join(FOLDER, slug, 'company.json'), 'utf8');
  return metadata.parse(JSON.parse(text)).changed ?? null;
}

async function load(): Promise<string> {
  const slugs = await namesIn(FOLDER);
  const names = slugs.map((slug) => [
    slug,
    { th: introduced(slug, 'th'), en: introduced(slug, 'en'), changed: changedMonth(slug) },
  ]);
  return `export default ${JSON.stringify(Object.fromEntries(names))}`;
}

/** Reads the names once for prerendered and on-demand pages. */
export function showcaseNames(): Plugin {
  let names: Promise<string> | undefined;
  return {
    name: 'showcase-names',
    resolveId: (id) => (id === NAMES ? `\0${NAMES}` : null),
    load(id) {
      if (id !== `\0${NAMES}`) return null;
      names ??= load();
      return names;
    },
  };
}
