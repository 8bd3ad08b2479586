import type { Page } from '@playwright/test';
import type { Visitor } from '#app/page-row.ts';
import { page as inLanguage } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { browserLaunch } from '../support/browser.ts';
import { expectRoomForLargeLetters } from '../support/html/large-letters.ts';
import { expectValidHtml } from '../support/html/valid-html.ts';
import { expectWholeWords } from '../support/html/whole-words.ts';
import { expect, test, untilComplete } from '../support/journey.ts';
import { addressesFor, SIGN_IN } from '../support/pages-by-visitor.ts';

const { launchOptions } = browserLaunch();
// What is looked at here is the page around its pictures; drawing all of them takes a third of the time.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
  },
});

/** A phone in Thai, a desk in English; zoomed is a desk's 1280 at 200 % or 400 %. */
const WIDTHS = { th: { opened: 360, zoomed: 640 }, en: { opened: 1280, zoomed: 320 } } as const;
/** From the narrowest phone to a wide one: an English word is whole on each. */
const PHONES = [320, 360, 412] as const;

/**
 * Languages share their elements: each page is read in one of them by axe and the HTML standard, in turns,
 * and has its letters made twice as large in one of them.
 */
const isInTurn = (language: Locale, index: number) => index % 2 === (language === 'th' ? 0 : 1);

interface Visit {
  readonly who: Visitor;
  readonly language: Locale;
  readonly status: number;
  readonly isRead: boolean;
  readonly isEnlarged?: boolean;
}

async function visit(page: Page, path: string, asked: Visit): Promise<void> {
  const { who, language, status, isRead, isEnlarged } = asked;
  const { opened, zoomed } = WIDTHS[language];
  await page.setViewportSize({ width: isRead ? opened : zoomed, height: 740 });
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
  if (isRead) {
    await expectAccessible(page);
    await expectValidHtml(answer);
  }
  await expectNoSidewaysScroll(page, zoomed);
  if (isEnlarged) await expectRoomForLargeLetters(page);
  if (language === 'en' && who === 'everybody') await expectWholeWords(page, PHONES);
}

/** Visits pages one after another, as one visitor. */
function visits(name: string, who: Visitor, pages: readonly [number, string][], status: number) {
  test(name, async ({ page, language }) => {
    await SIGN_IN[who](page, language);
    for (const [index, [place, address]] of pages.entries()) {
      const isRead = isInTurn(language, index);
      const isEnlarged = isInTurn(language, place);
      const asked = { who, language, status, isRead, isEnlarged };
      await test.step(address, () => visit(page, inLanguage(language, address), asked));
    }
  });
}

/** So many pages are visited in one go: enough to share what is loaded, few enough to share the work. */
const TOGETHER = 9;

for (const who of Object.keys(SIGN_IN) as Visitor[]) {
  const { found, lost } = addressesFor(who);
  const placed = [...[...found, ...lost].entries()];

  test.describe(`what ${who} may see is accessible, valid and in the language of its path`, () => {
    for (let from = 0; from < found.length; from += TOGETHER) {
      const some = placed.slice(from, Math.min(from + TOGETHER, found.length));
      visits(`${found[from]} and what follows`, who, some, 200);
    }

    test.describe('where nothing is', () => {
      test.use({ expectedConsole: [/status of 404/] });
      if (lost.length > 0) visits(lost.join(' '), who, placed.slice(found.length), 404);
    });
  });
}

async function linkedFrom(page: Page, language: Locale, tab: string, part: string) {
  const answer = await page.request.get(inLanguage(language, `/company/1/${tab}`));
  const address = new RegExp(`href="([^"]*${part}[^"]*)"`).exec(await answer.text())?.[1] ?? '';
  expect(address, `what ${tab} links to`).not.toBe('');
  return address;
}

test('a review, an opening, an article, an album and a chapter a company links to are so, too', async ({
  page,
  language,
}) => {
  const linked = [
    ['yousay', '/reviewContent\\?idReview='],
    ['jobs', '/jobs/\\d'],
    ['hrsay', '/hrsay/feature/'],
    ['hrsay', '/hrsay/gallery/'],
    ['brandsdna', '/brandsdna/'],
  ] as const;
  for (const [index, [tab, part]] of linked.entries()) {
    const address = await linkedFrom(page, language, tab, part);
    const isRead = isInTurn(language, index);
    await test.step(address, () =>
      visit(page, address, { who: 'everybody', language, status: 200, isRead }),
    );
  }
});

test('so is the page where a job seeker applies', async ({ page, language }) => {
  await SIGN_IN.jobSeeker(page, language);
  const opening = await linkedFrom(page, language, 'jobs', '/jobs/\\d');
  await visit(page, `${opening}/apply`, {
    who: 'jobSeeker',
    language,
    status: 200,
    isRead: language === 'th',
  });
});
