/** The Thai and English catalogues have the same keys, are complete, and are in use. */

import type { Finding, Sources } from '../source-files.ts';
import { type KeyUse, keyUse, withoutPlural } from './catalogue-use.ts';
import { PROPER_NOUNS, THAI_IN_ENGLISH } from './proper-nouns.ts';
import { type PlaceholdersByMessage, unfilledPlaceholders } from './unfilled-places.ts';

type Messages = ReadonlyMap<string, string>;

const FILE = /^src\/i18n\/(th|en)\/([a-zA-Z0-9-]+)\.json$/;
const REGISTER = 'src/i18n/catalogues.ts';

export function checkCatalogues(sources: Sources): Finding[] {
  const slices = new Set([...sources.keys()].flatMap((path) => FILE.exec(path)?.[2] ?? []));
  const use = keyUse(sources, slices);
  const empty = unfilledPlaceholders(sources, placeholdersOf(sources, slices));
  const catalogueFindings = [...slices].sort().flatMap((slice) => {
    const [th, en] = [`src/i18n/th/${slice}.json`, `src/i18n/en/${slice}.json`];
    const findings: Finding[] = [];
    const report = (path: string, message: string) => findings.push({ path, line: 1, message });
    for (const path of [th, en]) {
      if (!sources.has(path)) report(path, 'is missing: each slice speaks both languages');
      else if (!registered(sources, path)) report(path, `is not registered in ${REGISTER}`);
    }
    const thai = messagesOf(sources.get(th));
    const english = messagesOf(sources.get(en));
    for (const message of unequal(slice, thai, english, 'Thai')) report(en, message);
    for (const message of unequal(slice, english, thai, 'English')) report(th, message);
    for (const message of unequalPlaceholders(slice, thai, english)) report(en, message);
    for (const message of badValues(slice, thai, thaiFault)) report(th, message);
    for (const message of badValues(slice, english, englishFault)) report(en, message);
    for (const message of unused(slice, thai, use)) report(th, message);
    return findings;
  });
  return [...catalogueFindings, ...empty];
}

function placeholdersOf(sources: Sources, slices: ReadonlySet<string>): PlaceholdersByMessage {
  const places = new Map<string, Set<string>>();
  for (const slice of slices) {
    for (const [key, sentence] of messagesOf(sources.get(`src/i18n/th/${slice}.json`))) {
      const name = `${slice}:${withoutPlural(key)}`;
      places.set(name, new Set([...(places.get(name) ?? []), ...placeholdersIn(sentence)]));
    }
  }
  return places;
}

function messagesOf(json: string | undefined): Messages {
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

function unequal(slice: string, from: Messages, to: Messages, language: string): string[] {
  return [...from.keys()]
    .filter((key) => !to.has(key))
    .map((key) => `lacks '${slice}:${key}', which ${language} has`);
}

function unequalPlaceholders(slice: string, thai: Messages, english: Messages): string[] {
  return [...thai].flatMap(([key, value]) => {
    const other = english.get(key);
    if (other === undefined || placeholderList(value) === placeholderList(other)) return [];
    return [
      `'${slice}:${key}' has the places ${placeholderList(other)}, Thai has ${placeholderList(value)}`,
    ];
  });
}

function placeholderList(sentence: string): string {
  const names = [...new Set(placeholdersIn(sentence))].sort();
  return names.length === 0 ? 'none' : names.map((name) => `{{${name}}}`).join(' ');
}

function placeholdersIn(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name ?? '');
}

function badValues(
  slice: string,
  words: Messages,
  findFault: (value: string) => string | null,
): string[] {
  return [...words].flatMap(([key, value]) => {
    const message = value.trim() === '' ? 'says nothing' : findFault(value);
    return message === null ? [] : [`'${slice}:${key}' ${message}`];
  });
}

/** A Thai line must not begin with a repetition mark nor end with the era of a year. */
const TORN = / ๆ|พ\.ศ\. /;

function thaiFault(value: string): string | null {
  if (TORN.test(value)) return `needs a no-break space: ${value}`;
  if (/\p{Script=Thai}/u.test(value)) return null;
  const latin = plain(value).match(/\p{Script=Latin}+/gu) ?? [];
  return latin.every((word) => PROPER_NOUNS.has(word)) ? null : `holds no Thai: ${value}`;
}

function englishFault(value: string): string | null {
  const thai = value.match(/\p{Script=Thai}+/gu) ?? [];
  return thai.every((word) => THAI_IN_ENGLISH.has(word)) ? null : `holds Thai: ${value}`;
}

/** Removes placeholders, addresses and code, which are equal in all languages. */
function plain(value: string): string {
  return value.replace(/\{\{[^}]*\}\}|<[^>]*>|\S+@\S+|https?:\S+|\S+\.\w{2,4}\b/g, ' ');
}

function unused(slice: string, words: Messages, use: KeyUse): string[] {
  return [...words.keys()]
    .filter((key) => !use.covers(slice, key))
    .map((key) => `'${slice}:${key}' is used nowhere`);
}
