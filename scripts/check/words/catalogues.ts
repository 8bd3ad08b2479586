/** Words: the Thai and English catalogues agree, say something, and are all in use. */

import type { Finding, Sources } from '../source-files.ts';
import { type KeyUse, keyUse, withoutPlural } from './catalogue-use.ts';
import { PROPER_NOUNS, THAI_IN_ENGLISH } from './proper-nouns.ts';
import { type PlacesOfSentence, unfilledPlaces } from './unfilled-places.ts';

type Words = ReadonlyMap<string, string>;

const FILE = /^src\/i18n\/(th|en)\/([a-zA-Z0-9-]+)\.json$/;
const REGISTER = 'src/i18n/catalogues.ts';

export function checkCatalogues(sources: Sources): Finding[] {
  const slices = new Set([...sources.keys()].flatMap((path) => FILE.exec(path)?.[2] ?? []));
  const use = keyUse(sources, slices);
  const empty = unfilledPlaces(sources, placesOf(sources, slices));
  const others = [...slices].sort().flatMap((slice) => {
    const [th, en] = [`src/i18n/th/${slice}.json`, `src/i18n/en/${slice}.json`];
    const findings: Finding[] = [];
    const report = (path: string, message: string) => findings.push({ path, line: 1, message });
    for (const path of [th, en]) {
      if (!sources.has(path)) report(path, 'is missing: each slice speaks both languages');
      else if (!registered(sources, path)) report(path, `is not registered in ${REGISTER}`);
    }
    const thai = wordsOf(sources.get(th));
    const english = wordsOf(sources.get(en));
    for (const message of unequal(slice, thai, english, 'Thai')) report(en, message);
    for (const message of unequal(slice, english, thai, 'English')) report(th, message);
    for (const message of unequalPlaces(slice, thai, english)) report(en, message);
    for (const message of badValues(slice, thai, wrongThai)) report(th, message);
    for (const message of badValues(slice, english, wrongEnglish)) report(en, message);
    for (const message of unused(slice, thai, use)) report(th, message);
    return findings;
  });
  return [...others, ...empty];
}

function placesOf(sources: Sources, slices: ReadonlySet<string>): PlacesOfSentence {
  const places = new Map<string, Set<string>>();
  for (const slice of slices) {
    for (const [key, sentence] of wordsOf(sources.get(`src/i18n/th/${slice}.json`))) {
      const name = `${slice}:${withoutPlural(key)}`;
      places.set(name, new Set([...(places.get(name) ?? []), ...placesIn(sentence)]));
    }
  }
  return places;
}

/** Every sentence by its dotted path; items of a list by their number. */
function wordsOf(json: string | undefined): Words {
  const words = new Map<string, string>();
  const collect = (value: unknown, path: string): void => {
    if (typeof value === 'string') words.set(path, value);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        collect(child, path === '' ? key : `${path}.${key}`);
      }
    } else words.set(path, '');
  };
  if (json !== undefined) collect(JSON.parse(json), '');
  return words;
}

function registered(sources: Sources, path: string): boolean {
  const register = sources.get(REGISTER) ?? '';
  return register.includes(`'./${path.slice('src/i18n/'.length)}'`);
}

function unequal(slice: string, from: Words, to: Words, language: string): string[] {
  return [...from.keys()]
    .filter((key) => !to.has(key))
    .map((key) => `lacks '${slice}:${key}', which ${language} has`);
}

function unequalPlaces(slice: string, thai: Words, english: Words): string[] {
  return [...thai].flatMap(([key, value]) => {
    const other = english.get(key);
    if (other === undefined || places(value) === places(other)) return [];
    return [`'${slice}:${key}' has the places ${places(other)}, Thai has ${places(value)}`];
  });
}

function places(sentence: string): string {
  const names = [...new Set(placesIn(sentence))].sort();
  return names.length === 0 ? 'none' : names.map((name) => `{{${name}}}`).join(' ');
}

function placesIn(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name ?? '');
}

function badValues(slice: string, words: Words, wrong: (value: string) => string | null): string[] {
  return [...words].flatMap(([key, value]) => {
    const message = value.trim() === '' ? 'says nothing' : wrong(value);
    return message === null ? [] : [`'${slice}:${key}' ${message}`];
  });
}

/** A line neither begins with a mark of repetition nor ends with the era of a year. */
const TORN = / ๆ|พ\.ศ\. /;

function wrongThai(value: string): string | null {
  if (TORN.test(value)) return `needs a no-break space: ${value}`;
  if (/\p{Script=Thai}/u.test(value)) return null;
  const latin = plain(value).match(/\p{Script=Latin}+/gu) ?? [];
  return latin.every((word) => PROPER_NOUNS.has(word)) ? null : `holds no Thai: ${value}`;
}

function wrongEnglish(value: string): string | null {
  const thai = value.match(/\p{Script=Thai}+/gu) ?? [];
  return thai.every((word) => THAI_IN_ENGLISH.has(word)) ? null : `holds Thai: ${value}`;
}

/** Without placeholders, addresses and code, which are the same in every language. */
function plain(value: string): string {
  return value.replace(/\{\{[^}]*\}\}|<[^>]*>|\S+@\S+|https?:\S+|\S+\.\w{2,4}\b/g, ' ');
}

function unused(slice: string, words: Words, use: KeyUse): string[] {
  return [...words.keys()]
    .filter((key) => !use.covers(slice, key))
    .map((key) => `'${slice}:${key}' is used nowhere`);
}
