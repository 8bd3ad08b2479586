import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkFolder, repeatedSentences } from './check-folder.ts';
import { SHOWCASE } from './showcase-folder.ts';

let base: string;
let folder: string;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'showcase-'));
  folder = join(base, 'good-company');
  for (const file of ['company.json', 'th.md', 'en.md']) {
    cpSync(join(SHOWCASE, 'template', file), join(folder, file));
  }
});

afterEach(() => rmSync(base, { recursive: true }));

function change(file: string, from: string | RegExp, to: string): number {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const before = text.slice(0, text.search(from));
  writeFileSync(path, text.replace(from, to));
  return before.split('\n').length;
}

function faults(): string[] {
  return checkFolder(folder).faults.map(
    ({ file, line, message }) => `${relative(folder, file)}:${line} ${message}`,
  );
}

it('reports nothing for the template', () => {
  expect(faults()).toEqual([]);
});

it.each([
  ['company.json', '"idIndustry": 8', '"idIndustry": 47', 'idIndustry: no such industry: 1 to 46'],
  ['company.json', '"cover": 1', '"cover": "one"', 'artwork.cover: has to be a number'],
  ['company.json', '"mentor"', '"mentors"', 'artwork.work.1: there is no drawing mentors.svg'],
  ['company.json', '"office"', '"palace"', /artwork\.family: none of farm, /],
  ['company.json', '"companySize"', '"size"', 'size: nobody reads this'],
  [
    'company.json',
    '"salaryTo": 30000',
    '"salaryTo": 3000',
    'openings.0.salaryTo: less than salaryFrom',
  ],
  ['company.json', '"month": "2026-06"', '"month": "June"', 'reviews.1.month: a month as 2026-08'],
  [
    'en.md',
    /vision: .*/,
    'vision: be this: be that',
    'a text that holds “: ” has to stand in quotes',
  ],
  ['th.md', /why: .*/, 'why: สั้น', 'why: at least 20 characters'],
  ['th.md', /name: แนน/, "name: ''", 'testimonials.0.name: is empty'],
  ['th.md', /name: แนน\n.*\n/, 'name: แนน\n', 'testimonials.0.position: is missing'],
  [
    'en.md',
    '  support-intern:',
    '  support-trainee:',
    'openings.support-trainee: is not in company.json',
  ],
])('reports the line of the invalid entry in %s: %j', (file, from, to, said) => {
  const line = change(file, from, to);
  const found = faults().filter((fault) => fault.startsWith(`${file}:${line} `));
  const messages = found.map((fault) => fault.replace(/^\S+ /, ''));
  expect(messages).toContainEqual(typeof said === 'string' ? said : expect.stringMatching(said));
});

it.each([
  ['openings', [], 'openings: at least 2 entries, it has none'],
  ['history', [2019, 2020, 2021, 2022, 2023], 'history: at most 4 entries, it has 5'],
  ['history', 2019, 'history: has to be a list'],
  ['province', undefined, 'province: is missing'],
  ['figures', 5, 'figures: has to be a group of fields'],
  ['recognition', 'best', 'recognition: has to be one of good, excellent, finest'],
  ['pictures', { mug: {} }, 'pictures.mug: no such picture'],
])('describes the error in %s as %j', (field, value, said) => {
  const path = join(folder, 'company.json');
  const facts = JSON.parse(readFileSync(path, 'utf8')) as object;
  writeFileSync(path, JSON.stringify({ ...facts, [field]: value }, null, 2));
  expect(checkFolder(folder).faults.map(({ message }) => message)).toContain(said);
});

it.each([
  ['company.json', '"order": 0,', '"order": 0,,', /a comma, a quote or a bracket, here or above$/],
  ['en.md', /vision: .*/, 'vision: "be" this', /a quote or an indentation, here or above$/],
  ['en.md', /(vision: .*)/, 'name: Again', / stands here a second time$/],
  ['en.md', '  title: ', '\ttitle: ', / use spaces$/],
])('describes the line at which %s becomes unreadable', (file, from, to, said) => {
  const line = change(file, from, to);
  expect(faults()).toContainEqual(expect.stringMatching(said));
  expect(faults().every((fault) => fault.startsWith(`${file}:${line} `))).toBe(true);
});

it('reports missing files with their language', () => {
  rmSync(join(folder, 'en.md'));
  change('th.md', /^ {2}b:\n(?: {4}.*\n)+/m, '');
  const [thai, english] = [faults().find((one) => one.startsWith('th')), faults()[0]];
  expect(thai).toMatch(/^th\.md:\d+ reviews\.b: is missing$/);
  expect(english).toBe('en.md:1 the file is missing');
});

it('reports the line where the company name is missing', () => {
  const line = change('en.md', 'Everything else goes under', '(company name) takes');
  expect(faults()).toEqual([`en.md:${line} (company name): write the name`]);
});

it('finds a sentence that another company says too', () => {
  const other = join(base, 'other-company');
  cpSync(folder, other, { recursive: true });
  const all = [checkFolder(folder), checkFolder(other)];
  expect(repeatedSentences(all.slice(0, 1))).toEqual([]);
  const why = repeatedSentences(all).find(({ message }) => message.includes('three other offers'));
  expect(why?.file).toBe(join(other, 'en.md'));
  const messages = repeatedSentences(all).map(({ message }) => message);
  expect(messages).toContainEqual(expect.stringMatching(/^“ไม่ต้องมีประสบการณ์” /));
  expect(messages.join()).not.toContain('“Customer support lead”');
  expect(why?.message).toMatch(/is in .*good-company\/en\.md:\d+ already$/);
});

it('reports the first line of a file that still has the text of the template', () => {
  const template = join(base, 'template');
  cpSync(folder, template, { recursive: true });
  const still = () =>
    repeatedSentences([checkFolder(template), checkFolder(folder)]).map(
      ({ file, line, message }) => `${relative(folder, file)}:${line} ${message}`,
    );
  const lines = readFileSync(join(folder, 'en.md'), 'utf8').split('\n');
  const [first, last] = [3, lines.length - 1];
  expect(lines[first - 1]).toContain('shortBio');
  expect(still()).toEqual(
    ['th', 'en'].map((lang) => {
      const message = expect.stringMatching(
        `^${lang}\\.md:${first} still as in the template in lines 3–6, .*, ${last}: write your own words$`,
      );
      return message as string;
    }),
  );
  rmSync(join(folder, 'th.md'));
  const written = lines.map((text, at) => (at === 3 ? text : text.replaceAll(/[a-z]{3}/g, 'xyz')));
  writeFileSync(join(folder, 'en.md'), written.join('\n'));
  expect(still()).toEqual(['en.md:4 still as in the template: write your own words']);
});
