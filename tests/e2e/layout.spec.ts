import type { Locator, Page } from '@playwright/test';
import { companyList } from '#features/discovery/core/discovery-paths.ts';
import { wizard } from '#features/profile/core/profile-paths.ts';
import { writeReview } from '#features/review/core/review-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { home, page as pagePath } from '#shared/core/address.ts';
import { expect, test, untilComplete } from '../support/journey.ts';
import { signInEmployer } from '../support/sign-in.ts';

const OWN = 1;
/** A4 at 96 dots an inch. */
const SHEET = { width: 794, height: 1123 };

async function company(page: Page, language: 'th' | 'en', tab: 'hrsay' | 'yousay') {
  await page.goto(pagePath(language, `/company/${OWN}`), { waitUntil: 'domcontentloaded' });
  if (tab === 'yousay') await page.goto(page.url().replace(/hrsay$/, 'yousay'));
  await page.waitForLoadState('load');
}

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error('is not drawn');
  return { ...box, bottom: box.y + box.height };
}

const whole = (what: Locator) =>
  what.evaluateAll((all) =>
    all.every((one) => {
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, right } = one.getBoundingClientRect();
      return one.scrollWidth <= one.clientWidth && left >= 0 && right <= innerWidth;
    }),
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('captions are complete, and the reviews come first @english', async ({ page, language }) => {
    const { review } = catalogue(language);
    await company(page, language, 'hrsay');
    const captions = page.locator('figure:has(> img) > figcaption');
    expect(await captions.count()).toBeGreaterThan(20);
    expect(await whole(captions)).toBe(true);
    const figures = page.locator('figure:has(> img):has(> figcaption)');
    const above = await figures.evaluateAll((all) =>
      all.map((figure) => {
        const [picture, words] = ['img', 'figcaption'].map((part) =>
          figure.querySelector(`:scope > ${part}`)?.getBoundingClientRect(),
        );
        return (words?.top ?? Number.NEGATIVE_INFINITY) - (picture?.bottom ?? 0);
      }),
    );
    expect(Math.min(...above)).toBeGreaterThanOrEqual(0);

    await company(page, language, 'yousay');
    expect((await boxOf(page.locator('.covers'))).width).toBe(360);
    const score = page
      .locator('aside')
      .getByText(/^\d\.\d$/)
      .first();
    await expect(score).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(review.page.noticeTitle)).toBeVisible();
    await expect(page.getByText(review.page.noticeChecked)).toBeHidden();
    const names = page.locator('article .score-bar:has(svg) > span');
    const lines = await names.evaluateAll((all) =>
      all.map(
        (one) =>
          one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
      ),
    );
    expect(lines.length).toBeGreaterThan(20);
    expect(Math.max(...lines)).toBeLessThan(1.5);
  });

  test('strips are fully visible from top to bottom @english @wide', async ({ page, language }) => {
    await company(page, language, 'hrsay');
    const strips = page.locator('main .swipe');
    expect(await strips.count()).toBeGreaterThan(8);
    const cut = await strips.evaluateAll((all) =>
      all.filter((strip) => {
        strip.scrollIntoView({ behavior: 'instant' });
        return strip.scrollHeight > strip.clientHeight;
      }),
    );
    expect(cut).toEqual([]);
  });

  test('stars share a line, packages list contents @english @wide', async ({ page, language }) => {
    const { packages, shared } = catalogue(language);
    await page.goto(writeReview(language, OWN));
    await untilComplete(page);
    const groups = page.getByRole('radiogroup');
    expect(await groups.count()).toBe(5);
    for (const group of await groups.all()) {
      const stars = group.locator('label:has(svg)');
      const [first, last] = [await boxOf(stars.first()), await boxOf(stars.last())];
      expect([last.y, last.x + last.width < 360]).toEqual([first.y, true]);
    }
    expect(Object.keys(shared.rating.words)).toHaveLength(5);

    await page.goto(pagePath(language, '/packageCompare'));
    const { x, width } = await boxOf(page.getByRole('cell').last());
    expect(x + width).toBeLessThan(360);
    await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
    const platinum = page.getByRole('columnheader', { name: packages.names.platinum });
    await expect(platinum).toBeInViewport({ ratio: 1 });
  });

  test('wizard bars are low, a toast lies between them @thai @wide', async ({ page, language }) => {
    const { profile, shared } = catalogue(language);
    await signInEmployer(page);
    await page.addInitScript(() => sessionStorage.setItem('toast', '["ข้อความผ่านมา","success"]'));
    await page.goto(wizard(language, 'testimonials', language));
    await untilComplete(page);
    const toast = page.getByText('ข้อความผ่านมา');
    await expect(toast).toBeVisible();
    const dismiss = page.getByRole('button', { name: shared.toast.dismiss });
    await expect(dismiss).toBeInViewport({ ratio: 1 });
    const steps = page.getByRole('navigation', { name: profile.wizard.steps });
    await expect(steps.locator('summary')).toBeInViewport({ ratio: 1 });
    const buttons = page
      .locator('[data-bar]')
      .filter({ has: page.getByRole('button', { name: profile.wizard.saveNext }) });
    const [said, above, below] = [await boxOf(toast), await boxOf(steps), await boxOf(buttons)];
    expect(said.y).toBeGreaterThan(above.bottom);
    expect(said.bottom).toBeLessThan(below.y);

    await page.mouse.wheel(0, 300);
    await expect.poll(async () => Math.abs((await boxOf(steps)).y)).toBeLessThanOrEqual(1);
    const bars = (await boxOf(steps)).bottom + 740 - (await boxOf(buttons)).y;
    expect(bars).toBeLessThan(740 / 6);
  });
});

for (const [width, tag] of [
  [360, '@thai'],
  [1280, '@english @wide'],
] as const) {
  test(`ways to share open at their button, reviews come second of the tabs (${width} px) ${tag}`, async ({
    page,
    language,
  }) => {
    const { company: say } = catalogue(language);
    await page.setViewportSize({ width, height: 740 });
    await company(page, language, 'hrsay');
    const button = page.getByRole('button', { name: say.header.share, exact: true });
    await button.click();
    const [at, menu] = [await boxOf(button), await boxOf(page.locator('#share'))];
    expect(Math.min(Math.abs(menu.y - at.bottom), Math.abs(menu.bottom - at.y))).toBeLessThan(8);
    expect([menu.x < at.x + at.width, menu.x + menu.width > at.x]).toEqual([true, true]);
    await expect(page.locator('#share')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');

    const tabs = page.getByRole('navigation', { name: say.tab.label });
    const second = tabs.getByRole('link').nth(1);
    await expect(second).toContainText(say.tab.yousay);
    await second.scrollIntoViewIfNeeded();
    await expect(second).toBeInViewport({ ratio: 1 });
  });
}

const lengthOf = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.section, .site-footer, .gallery')) {
      part.style.contentVisibility = 'visible';
    }
    return document.documentElement.scrollHeight;
  });

test('home and the fullest company page have a moderate height', async ({ page, language }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(home(language));
  await expect.poll(() => lengthOf(page)).toBeLessThanOrEqual(3500);
  await company(page, language, 'hrsay');
  await expect.poll(() => lengthOf(page)).toBeLessThanOrEqual(5600);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => lengthOf(page)).toBeLessThanOrEqual(8800);
});

test('a long text about a company folds on a phone and opens @thai', async ({ page, language }) => {
  const { fold, unfold } = catalogue(language).company.page;
  await page.setViewportSize({ width: 360, height: 800 });
  await company(page, language, 'hrsay');
  const story = page.locator('#about .story');
  const height = () => story.evaluate((one) => one.getBoundingClientRect().height);
  await story.getByText(unfold).scrollIntoViewIfNeeded();
  const folded = await height();
  await story.getByText(unfold).click();
  await expect(story.getByText(fold)).toBeVisible();
  expect(await height()).toBeGreaterThan(folded);
});

test('a phone shows the home text above its first wide picture', async ({ page, language }) => {
  await page.goto(home(language));
  const pictures = page.locator('main img');
  for (const [width, height] of [
    [360, 640],
    [360, 800],
    [412, 915],
  ] as const) {
    await page.setViewportSize({ width, height });
    const tops = await pictures.evaluateAll((all) =>
      all
        .map((picture) => picture.getBoundingClientRect())
        .filter((box) => box.width > innerWidth / 2)
        .map((box) => box.top),
    );
    expect(tops.length).toBeGreaterThan(0);
    expect(Math.min(...tops)).toBeGreaterThan(height);
  }
});

test('overflowing tabs have a shadow until their end @thai @wide', async ({ page, language }) => {
  await page.setViewportSize({ width: 240, height: 740 });
  await company(page, language, 'hrsay');
  const bar = page.getByRole('navigation', { name: catalogue(language).company.tab.label });
  const list = bar.getByRole('list');
  await list.scrollIntoViewIfNeeded();
  const { x, y, width } = await boxOf(list);
  const edge = () => page.screenshot({ clip: { x: x + width - 6, y, width: 6, height: 6 } });
  const before = await edge();
  await list.evaluate((tabs) => tabs.scrollTo(tabs.scrollWidth, 0));
  expect(before.equals(await edge())).toBe(false);
});

test('a long company name is complete in a list @english', async ({ page, language }) => {
  await page.goto(companyList(language));
  const name = page.getByRole('article').first().getByRole('link').first();
  const cut = await name.evaluate((link) => {
    link.textContent = 'A long name '.repeat(30);
    const boxes: Element[] = [];
    for (let box: Element | null = link; box && !box.matches('main'); box = box.parentElement) {
      if (getComputedStyle(box).overflowY !== 'visible') boxes.push(box);
    }
    return boxes.filter((box) => box.scrollHeight > box.clientHeight + 1).length;
  });
  expect(cut).toBe(0);
});

test('a summary stays visible next to the reviews @english @wide', async ({ page, language }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await company(page, language, 'yousay');
  await page.mouse.move(900, 400);
  await page.mouse.wheel(0, 1800);
  await expect(page.locator('[data-header]')).not.toBeInViewport();
  const tabs = await boxOf(page.locator('.company-tabs'));
  const summary = page.locator('main aside > .card');
  await expect.poll(async () => (await boxOf(summary)).bottom).toBeLessThanOrEqual(800);
  expect((await boxOf(summary)).y).toBeGreaterThanOrEqual(tabs.bottom);
});

test('a company prints on few sheets, scores as text @thai @wide', async ({ page, language }) => {
  const { company: say, shared } = catalogue(language);
  await page.setViewportSize(SHEET);
  await company(page, language, 'hrsay');
  const sheets = (await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm' } }))
    .toString('latin1')
    .match(/\/Type \/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(8);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.verdict-figure')).toHaveText(/^\d\.\d$/);
  for (const name of [say.header.writeReview, say.header.share]) {
    await expect(page.getByText(name, { exact: true }).first()).toBeHidden();
  }
  await page.goto(companyList(language, { idIndustry: 2 }));
  const drawn = page.locator('main [role=img]:has(> svg) > svg:visible');
  await expect(drawn).toHaveCount(0);
  const said = await page
    .locator('main [role=img]:has(> svg)')
    .first()
    .evaluate((score) => getComputedStyle(score, '::after').content);
  expect(said).toMatch(new RegExp(shared.rating.outOf.replace('{{score}}', '\\d\\.\\d')));
});
