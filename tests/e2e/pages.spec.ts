import type { Page } from '@playwright/test';
import type { PageAudience } from '#app/page-row.ts';
import { page as inLanguage } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { withoutPictures } from '../support/browser.ts';
import { expectRoomForLargeLetters, LARGE_WIDTHS } from '../support/html/large-letters.ts';
import { expectWholeWords } from '../support/html/unbroken-words.ts';
import { expectValidHtml } from '../support/html/valid-html.ts';
import { expect, test, untilComplete } from '../support/journey.ts';
import { addressesFor, inTurn, isOpened, SIGN_IN, TURNS } from '../support/pages-by-visitor.ts';
import { isShort } from '../support/product-under-test.ts';

test.use(withoutPictures());

const OPENED = { th: 360, en: 1280 } as const;
/** A desk's 1280 at 400 %. */
const ZOOMED = 320;
/** From a wide phone to the narrowest: an English word is whole on each. */
const PHONES = isShort ? [360, ZOOMED] : [412, 360, ZOOMED];

interface Visit {
  readonly who: PageAudience;
  readonly language: Locale;
  readonly status: number;
}

async function visit(page: Page, path: string, { who, language, status }: Visit): Promise<void> {
  await page.setViewportSize({ width: OPENED[language], height: 740 });
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(status);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // A step of the wizard is drawn by its script.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (who !== 'everybody') {
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
  const allowed = answer?.headers()['content-security-policy']?.match(/'sha256-/g) ?? [];
  const inline = await page.locator('style, script:not([src])').count();
  expect(allowed.length, path).toBeLessThanOrEqual(inline);
  await untilComplete(page);
  await expectAccessible(page);
  await expectValidHtml(answer);
  // What follows asks where things lie: nothing is drawn any more.
  await page.evaluate(() => document.documentElement.style.setProperty('opacity', '0'));
  // Laying a page out anew takes longest: what is looked at in one width follows each other.
  if (language === 'en') await expectWholeWords(page, PHONES);
  await expectNoSidewaysScroll(page, ZOOMED);
  await expectRoomForLargeLetters(page, isShort ? [OPENED[language]] : LARGE_WIDTHS);
}

async function expectThere(page: Page, address: string, { who, language, status }: Visit) {
  const answer = await page.request.get(inLanguage(language, address));
  expect(answer.status(), `${address} in ${language}`).toBe(status);
  const html = await answer.text();
  expect(html, address).toContain(`<html lang="${language}"`);
  if (who !== 'everybody') expect(html, address).toMatch(/<meta name="robots" content="noindex/);
  return answer;
}

function visits(name: string, who: PageAudience, addresses: readonly string[], status: number) {
  test(name, async ({ page, language }) => {
    await SIGN_IN[who](page, language);
    for (const address of addresses) {
      await test.step(address, async () => {
        await visit(page, inLanguage(language, address), { who, language, status });
        const other = language === 'th' ? 'en' : 'th';
        await expectThere(page, address, { who, language: other, status });
      });
    }
  });
}

/** So many pages are visited in one go: enough to share what is loaded, few enough to share the work. */
const TOGETHER = 9;

for (const who of Object.keys(SIGN_IN) as PageAudience[]) {
  const { found, lost } = addressesFor(who);

  test.describe(`what ${who} may see is accessible, valid and in the language of its path`, () => {
    for (const [turn, tags] of TURNS.entries()) {
      const own = inTurn(found.filter(isOpened), turn);
      for (let from = 0; from < own.length; from += TOGETHER) {
        const some = own.slice(from, from + TOGETHER);
        visits(`${some[0]} and what follows ${tags}`, who, some, 200);
      }
    }

    test.describe('where nothing is', () => {
      test.use({ expectedConsole: [/status of 404/] });
      for (const [turn, tags] of TURNS.entries()) {
        const own = inTurn(lost.filter(isOpened), turn);
        if (own.length > 0) visits(`${own.join(' ')} ${tags}`, who, own, 404);
      }
    });

    const byStatus = { 200: found, 404: lost };
    const others = Object.entries(byStatus).flatMap(([status, addresses]) =>
      addresses
        .filter((address) => !isOpened(address))
        .map((address) => ({ address, status: Number(status) })),
    );
    if (others.length === 0) return;
    test('those that are like others @english', async ({ page, language }) => {
      await SIGN_IN[who](page, language);
      for (const { address, status } of others) {
        await expectValidHtml(await expectThere(page, address, { who, language, status }));
      }
    });
  });
}

async function linkedFrom(page: Page, language: Locale, tab: string, part: string) {
  const answer = await page.request.get(inLanguage(language, `/company/1/${tab}`));
  const address = new RegExp(`href="([^"]*${part}[^"]*)"`).exec(await answer.text())?.[1] ?? '';
  expect(address, `what ${tab} links to`).not.toBe('');
  return address;
}

/** Pages that a company links to, by what their address holds. */
const LINKED = [
  ['yousay', '/reviewContent\\?idReview='],
  ['jobs', '/jobs/\\d'],
  ['hrsay', '/hrsay/feature/'],
  ['hrsay', '/hrsay/gallery/'],
  ['brandsdna', '/brandsdna/'],
] as const;

for (const [turn, tags] of TURNS.entries()) {
  const linked = inTurn(LINKED, turn);
  test(`so is what ${linked.map(([tab]) => tab).join(', ')} of a company link to ${tags}`, async ({
    page,
    language,
  }) => {
    for (const [tab, part] of linked) {
      const address = await linkedFrom(page, language, tab, part);
      await test.step(address, () =>
        visit(page, address, { who: 'everybody', language, status: 200 }),
      );
    }
  });
}

test('an application page is valid and accessible @thai @bilingual', async ({ page, language }) => {
  await SIGN_IN.jobSeeker(page, language);
  const opening = await linkedFrom(page, language, 'jobs', '/jobs/\\d');
  const applies = { who: 'jobSeeker', language, status: 200 } as const;
  await visit(page, `${opening}/apply`, applies);
});
