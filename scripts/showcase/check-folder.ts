import { basename, dirname } from 'node:path';
import { TEMPLATE } from '#features/showcase/core/showcase-paths.ts';
import {
  type CompanyFile,
  companySchema,
  SLUG,
  type TextsFile,
  textsSchema,
} from '#features/showcase/core/showcase-schema.ts';
import { LOCALES, type Locale } from '#shared/core/locale.ts';
import { FAMILIES, type Family } from '../artwork/family.ts';
import { SCENE_NAMES } from '../artwork/scene.ts';
import { type Fault, SourceFile } from './read-folder.ts';
import { UNNAMED } from './without-name.ts';

export interface CheckedFolder {
  readonly slug: string;
  readonly faults: readonly Fault[];
  /** The parsed company, only of a folder without faults. */
  readonly company: CompanyFile | null;
  readonly files: readonly SourceFile[];
}

const MIN_ABOUT_LENGTH = 80;

export function checkFolder(folder: string): CheckedFolder {
  const slug = basename(folder);
  const faults: Fault[] = [];
  if (!SLUG.test(slug)) {
    const message = `the folder is called by lower-case latin letters, digits and hyphens: ${slug}`;
    faults.push({ file: folder, line: 1, message });
  }
  const json = SourceFile.json(folder);
  const files: SourceFile[] = [];
  const opened = (found: SourceFile | Fault): SourceFile | null => {
    if (found instanceof SourceFile) files.push(found);
    else faults.push(found);
    return found instanceof SourceFile ? found : null;
  };
  const companyFile = opened(json);
  const company = companyFile?.read(companySchema) ?? null;
  if (companyFile && company) checkArtwork(companyFile, company);
  const texts = LOCALES.map((lang) => {
    const file = opened(SourceFile.markdown(folder, lang));
    const read = file?.read(textsSchema) ?? null;
    if (file && read && company) checkAgainst(file, read, company);
    return { lang, file, read };
  });
  checkTestimonials(texts);
  files.forEach(checkNamed);
  faults.push(...files.flatMap((file) => file.faults));
  return { slug, faults, company: faults.length === 0 ? company : null, files };
}

function checkArtwork(file: SourceFile, { artwork }: CompanyFile): void {
  if (!artwork) return;
  const { family, palette: _palette, cover: _cover, ...scenes } = artwork;
  if (!FAMILIES.includes(family as Family)) {
    file.addFault(['artwork', 'family'], `none of ${FAMILIES.join(', ')}`);
  }
  for (const [aspect, names] of Object.entries(scenes)) {
    for (const [index, name] of names.entries()) {
      if (!SCENE_NAMES.includes(name)) {
        file.addFault(['artwork', aspect, index], `there is no drawing ${name}.svg`);
      }
    }
  }
}

/** Reports openings and reviews without text, and texts without one of them. */
function checkAgainst(file: SourceFile, texts: TextsFile, company: CompanyFile): void {
  if (file.body.length < MIN_ABOUT_LENGTH) {
    file.addFault([], `about: at least ${MIN_ABOUT_LENGTH} characters below the front matter`);
  }
  if (texts.history.length !== company.history.length) {
    file.addFault(['history'], `as many as there are years: ${company.history.length}`);
  }
  for (const part of ['openings', 'reviews'] as const) {
    const keys = company[part].map(({ key }) => key);
    const textKeys = Object.keys(texts[part]);
    for (const key of keys.filter((candidate) => !textKeys.includes(candidate))) {
      file.addFault([part, key], 'is missing');
    }
    for (const key of textKeys.filter((candidate) => !keys.includes(candidate))) {
      file.addFault([part, key], 'is not in company.json');
    }
  }
}

/** Placeholders for the name of a real company must be replaced by an invented name. */
function checkNamed(source: SourceFile): void {
  for (const { text, line } of source.texts()) {
    const left = Object.values(UNNAMED).find((unnamed) => text.includes(unnamed));
    if (left) source.faults.push({ file: source.file, line, message: `${left}: write the name` });
  }
}

interface LocalizedTexts {
  readonly lang: Locale;
  readonly file: SourceFile | null;
  readonly read: TextsFile | null;
}

function checkTestimonials([th, en]: readonly LocalizedTexts[]): void {
  const count = th?.read?.testimonials.length;
  if (!en?.file || !en.read || count === undefined) return;
  if (en.read.testimonials.length !== count) {
    en.file.addFault(['testimonials'], `as many as in th.md: ${count}`);
  }
}

const MIN_SENTENCE_LENGTH = 12;
const LABELS = ['name', 'position', 'tenure'];

/** The sentences of a text, in Thai the clauses between spaces, long enough not to be alike by chance. */
function sentences(text: string): string[] {
  return text
    .split(/\n|(?<=[.!?])\s|(?<=[\u0E00-\u0E7F]) (?=[\u0E00-\u0E7F])/)
    .map((sentence) => sentence.replace(/^- /, '').trim())
    .filter((sentence) => sentence.length >= MIN_SENTENCE_LENGTH);
}

interface SentenceLine {
  readonly sentence: string;
  readonly line: number;
}

function sentencesOf(source: SourceFile): SentenceLine[] {
  return source
    .texts()
    .filter(({ key }) => !LABELS.includes(key))
    .flatMap(({ text, line }) => sentences(text).map((sentence) => ({ sentence, line })));
}

/** Sentences that repeat another company's; those of the template are one fault per file. */
export function repeatedSentences(folders: readonly CheckedFolder[]): Fault[] {
  const firstUses = new Map<string, { readonly slug: string; readonly location: string }>();
  const files = folders
    .flatMap((folder) => folder.files)
    .filter(({ file }) => file.endsWith('.md'));
  return files.flatMap((source) => {
    const { file } = source;
    const slug = basename(dirname(file));
    const faults: Fault[] = [];
    const unwritten = new Set<number>();
    for (const { sentence, line } of sentencesOf(source)) {
      const location = `${slug}/${basename(file)}:${line}`;
      const first = firstUses.get(sentence);
      if (!first) firstUses.set(sentence, { slug, location });
      else if (first.slug === TEMPLATE && slug !== TEMPLATE) unwritten.add(line);
      else if (first.location !== location) {
        faults.push({ file, line, message: `“${sentence}” is in ${first.location} already` });
      }
    }
    return unwritten.size === 0 ? faults : [stillTemplate(file, [...unwritten]), ...faults];
  });
}

function stillTemplate(file: string, lines: readonly number[]): Fault {
  const which = lines.length > 1 ? ` in lines ${inRanges(lines)}` : '';
  const message = `still as in the template${which}: write your own words`;
  return { file, line: Math.min(...lines), message };
}

/** Line numbers such as “3–5, 8”. */
function inRanges(lines: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const line of lines.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === line - 1) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
