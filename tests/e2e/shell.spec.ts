import type { Page } from '@playwright/test';
import { companyList } from '#features/discovery/core/discovery-paths.ts';
import { chooseCompany } from '#features/review/core/review-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { home, page as pagePath } from '#shared/core/address.ts';
import { expectNoSidewaysScroll } from '../support/axe.ts';
import { expect, LANGUAGE_TAGS, test } from '../support/journey.ts';
import { SIGN_IN } from '../support/pages-by-visitor.ts';

const PHONE = { width: 360, height: 740 };

test.describe('a lost address', () => {
  test.use({ expectedConsole: [/status of 404/] });

  for (const tag of LANGUAGE_TAGS) {
    test(`answers in its language with home link and search ${tag}`, async ({ page, language }) => {
      const answer = await page.goto(language === 'en' ? '/en/no-such-page' : '/no-such-page');
      expect(answer?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const sorry = {
        th: 'ขออภัย ไม่พบหน้าที่คุณต้องการ กรุณาตรวจสอบ URL อีกครั้ง',
        en: 'Sorry, the page was not found. Please check the URL again.',
      };
      await expect(page.getByText(sorry[language])).toBeVisible();
      if (language === 'en') await expect(page).toHaveTitle(/This page could not be found/);
      await expect(page.locator('main').getByRole('combobox')).toBeVisible();
      await page.locator('main').getByRole('link').click();
      await expect(page).toHaveURL(home(language));
    });
  }

  test('of a company names the pages that the company has', async ({ page, language }) => {
    const answer = await page.goto(pagePath(language, '/company/1/jobs/899999999'));
    expect(answer?.status()).toBe(404);
    const jobs = page.locator('main nav').getByRole('link', {
      name: catalogue(language).company.tab.jobs,
    });
    await expect(jobs).toHaveAttribute('href', /^(?:\/en)?\/company\/[^/]+-1\/jobs$/);
  });
});

test('writing a review begins by selecting a company @thai @wide', async ({ page, language }) => {
  const { about, discovery, shared } = catalogue(language);
  const asked = [
    shared.nav.writeReview,
    shared.footer.writeReview,
    discovery.home.writeAction,
    about.guidelines.start.action,
  ].join('|');
  for (const address of ['/', '/yousay', '/reviewContent']) {
    await page.goto(pagePath(language, address));
    const links = page.getByRole('link', {
      name: new RegExp(`^(?:${asked})$`),
      includeHidden: true,
    });
    const leads = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(leads.length).toBeGreaterThan(2);
    expect(new Set(leads)).toEqual(new Set([chooseCompany(language)]));
  }
  await page.goto(chooseCompany(language));
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/mYousayQuestion\?idEmp=\d+$/);
});

test('landing pages show the home page’s counts @english @wide', async ({ page, language }) => {
  const { about } = catalogue(language);
  const figure = (name: string) =>
    page.locator('dl > div', { hasText: name }).locator('dd').textContent();
  await page.goto(home(language));
  const counts = await page.locator('.counts').textContent();
  const counted = (counts?.match(/[\d,]+/g) ?? []).map((one) => Number(one.replaceAll(',', '')));
  for (const address of ['/about-hrsay-landing', '/aboutus', '/index-coming', '/mHRSay']) {
    await page.goto(pagePath(language, address));
    const told = [await figure(about.figures.reviews), await figure(about.figures.companies)];
    for (const [at, text] of told.entries()) {
      // Other journeys register companies meanwhile.
      const figures = Number(text?.replace(/[,+]/g, ''));
      expect(figures, address).toBeGreaterThan(0);
      expect(figures, address).toBeLessThanOrEqual(counted[at] ?? 0);
    }
  }
});

for (const [who, tags] of [
  ['employer', '@thai'],
  ['jobSeeker', '@thai @wide'],
  ['team', '@thai @wide'],
] as const) {
  test(`the header has room for all offered to ${who} ${tags}`, async ({ page, language }) => {
    await SIGN_IN[who](page, language);
    await page.goto(pagePath(language, '/recognition'));
    await expectNoSidewaysScroll(page, 768);
  });
}

test('the header makes room while reading down, and returns @thai', async ({ page, language }) => {
  await page.goto(pagePath(language, '/aboutus'));
  const header = page.locator('[data-header]');
  await page.mouse.wheel(0, 900);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -60);
  await expect(header).toBeInViewport();
});

test('an old browser alone is warned in both languages @english', async ({ page, language }) => {
  await page.goto(pagePath(language, '/aboutus'));
  await expect(page.locator('.old-browser')).toBeHidden();
  // A browser that knows no `:where()` skips every rule that asks for it.
  await page.evaluate(() => {
    const skip = (within: CSSStyleSheet | CSSGroupingRule) => {
      for (let at = within.cssRules.length - 1; at >= 0; at -= 1) {
        const rule = within.cssRules[at];
        if (rule instanceof CSSStyleRule && /:where\(/.test(rule.selectorText))
          within.deleteRule(at);
        else if (rule instanceof CSSGroupingRule) skip(rule);
      }
    };
    for (const sheet of document.styleSheets) skip(sheet);
  });
  await expectWarning(page);
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
  });
  await expectWarning(page);
  const tops = await page.evaluate(() =>
    ['.old-browser', 'h1', 'main p', '.site-footer a'].map(
      (part) => (document.querySelector(part) as Element).getBoundingClientRect().top,
    ),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

async function expectWarning(page: Page): Promise<void> {
  for (const words of [catalogue('th'), catalogue('en')]) {
    const { message, download } = words.shared.oldBrowser;
    const said = page.locator('.old-browser p', { hasText: message });
    await expect(said).toBeVisible();
    await expect(said.getByRole('link', { name: download })).toBeVisible();
  }
  await expect(page.locator('[data-who=nobody]').first()).toBeVisible();
  await expect(page.locator('[data-who=employer]').first()).toBeHidden();
}

test.describe('without JavaScript on a phone', () => {
  // Where the search leads is the list's own journey.
  test.use({ javaScriptEnabled: false, viewport: PHONE, expectedConsole: [/status of 404/] });

  test('the menu opens and a company can be searched @english', async ({ page, language }) => {
    await page.goto(pagePath(language, '/aboutus'));
    const drops = page.locator('header details[name="header"]');
    await drops.last().locator('> summary').click();
    await expect(drops.last().getByRole('link').first()).toBeVisible();
    await drops.first().locator('> summary').click();
    await expect(drops.last().getByRole('link').first()).toBeHidden();
    await drops.first().getByRole('combobox').fill('thai');
    await drops.first().getByRole('button').click();
    await expect(page).toHaveURL(companyList(language, { keyword: 'thai' }));
  });
});
