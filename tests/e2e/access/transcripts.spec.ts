import { catalogue } from '#i18n/catalogues.ts';
import { page as pagePath } from '#shared/core/address.ts';
import { expect, test, untilComplete } from '../../support/journey.ts';

/** Whole where the words are ours and few; else as far as the sections, which hold what others wrote. */
const PAGES = [
  { address: '/login', deepest: 6 },
  { address: '/register', deepest: 6 },
  { address: '/jSignin', deepest: 6 },
  { address: '/jSignup', deepest: 6 },
  { address: '/mYousayQuestion?idEmp=1', deepest: 6 },
  { address: '/compare', deepest: 6 },
  { address: '/recognition', deepest: 6 },
  { address: '/reviewContent', deepest: 6 },
  { address: '/packageCompare', deepest: 6 },
  { address: '/about-hrsay-landing', deepest: 2 },
  { address: '/', deepest: 2 },
  { address: '/yousay/companylist', deepest: 2 },
  { address: '/company/1/hrsay', deepest: 2 },
  { address: '/company/1/yousay', deepest: 2 },
] as const;

interface Heading {
  readonly level: number;
  readonly name: string;
}

function headingsOf(spoken: string): Heading[] {
  const matches = spoken.matchAll(/^\s*- heading (?:"((?:[^"\\]|\\.)*)" )?\[level=(\d)\]/gm);
  return [...matches].map(([, name = '', level]) => ({ level: Number(level), name }));
}

test('the headings of each page outline it @thai @bilingual @wide', async ({ page, language }) => {
  const outline: string[] = [];
  for (const { address, deepest } of PAGES) {
    await page.goto(pagePath(language, address));
    await untilComplete(page);
    const headings = headingsOf(await page.locator('body').ariaSnapshot());
    const shown = headings.filter(({ level }) => level <= deepest);
    outline.push(
      address,
      // A list is headed by how many companies there are, to which other journeys add.
      ...shown.map(
        ({ level, name }) =>
          `${'  '.repeat(level)}${level} ${level === 1 ? name.replace(/^[\d,]+/, '…') : name}`,
      ),
    );
  }
  expect(`${outline.join('\n')}\n`).toMatchSnapshot(`transcripts-${language}.txt`);
});

test('review headings include the score @english @bilingual @wide', async ({ page, language }) => {
  const unit = catalogue(language).shared.rating.outOf.split('{{score}}').at(-1) ?? '';
  const after = new RegExp(`\\([1-5]\\.\\d${unit}\\)$`);
  for (const [address, headings, score] of [
    ['/', 'figure:has(time) h3', /^[1-5]\.\d \S+\s+\S/],
    ['/company/1/hrsay', '#voices h3', after],
    ['/company/1/hrsay', '#reviews h3', /^[1-5]\.\d \S+$/],
    ['/company/1/yousay', 'article:has(time) h3', after],
  ] as const) {
    await page.goto(pagePath(language, address));
    const texts = await page.locator(headings).allTextContents();
    expect(texts.length, address).toBeGreaterThan(1);
    for (const heading of texts) {
      expect(heading.trim()).toMatch(score);
    }
  }
});
