import type { Page } from '@playwright/test';
import { companyList } from '#features/discovery/core/discovery-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { page as pagePath } from '#shared/core/address.ts';
import { expect, screenOf, test } from '../../support/journey.ts';
import { tabThrough } from '../../support/tab-to.ts';

async function hindrancesToKeeping(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const isOwn = ({ type, reason }: { type: string; reason: string }) =>
    type !== 'Circumstantial' && !reason.startsWith('OutstandingNetworkRequest');
  return new Promise((tell) =>
    devtools.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      tell(notRestoredExplanations.filter(isOwn).map(({ reason }) => reason)),
    ),
  );
}

for (const [address, tag] of [
  ['/compare?ids=1-2-3', '@thai @wide'],
  ['/yousay', '@english'],
  ['/integrity', '@thai @wide'],
  ['/recognition', '@thai @wide'],
] as const) {
  test(`Tab stops of ${address} are in sight and show focus ${tag}`, async ({ page, language }) => {
    await page.goto(pagePath(language, address));
    expect(await tabThrough(page)).toBeGreaterThan(20);
  });
}

/** Seconds of the longest change of look in the page, and of a movement that goes on for ever. */
function motion() {
  const secondsOf = (said: string) => Math.max(...said.split(',').map(Number.parseFloat));
  const looks = [...document.querySelectorAll('*')].flatMap((element) =>
    [null, '::before', '::after'].map((part) => getComputedStyle(element, part)),
  );
  document.body.style.animation = 'endless 2s infinite';
  const { animationDuration, animationIterationCount } = getComputedStyle(document.body);
  return {
    longest: Math.max(...looks.map((look) => secondsOf(look.transitionDuration))),
    animated: [secondsOf(animationDuration), animationIterationCount],
    scrolls: getComputedStyle(document.documentElement).scrollBehavior,
  };
}

test('nothing moves with reduced motion @english', async ({ page, language }) => {
  await page.goto(pagePath(language, '/company/1/hrsay'));
  const still = { longest: 0.001, animated: [0.001, '1'], scrolls: 'auto' };
  expect(await page.evaluate(motion)).toEqual(still);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const moving = await page.evaluate(motion);
  expect(moving).toMatchObject({ animated: [2, 'infinite'], scrolls: 'smooth' });
  expect(moving.longest).toBeGreaterThan(0.1);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('pages slide; back leads to what was found @thai @wide', async ({ page, language }) => {
    const { discovery } = catalogue(language);
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        const { viewTransition } = event as Event & { viewTransition: object | null };
        document.documentElement.dataset['moved'] = String(viewTransition !== null);
      });
    });
    const hindrances = hindrancesToKeeping(page);
    const found = companyList(language, { idIndustry: 3 });
    await page.goto(found);
    const cards = page.getByRole('article');
    const names = await cards.allTextContents();
    const link = cards.nth(4).getByRole('link').first();
    await link.focus();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    // A page scrolls there by and by.
    await link.evaluate(
      (element) =>
        new Promise<void>((done) => {
          let top = Number.NaN;
          const look = () => {
            const now = element.getBoundingClientRect().top;
            if (now === top) return done();
            top = now;
            setTimeout(look, 100);
          };
          look();
        }),
    );
    const [from, before] = await page.evaluate(() => [scrollY, history.length] as const);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/company\/[^/]+\/(?:hrsay|yousay)$/);
    await expect(page.locator('html')).toHaveAttribute('data-moved', 'true');
    expect(await page.evaluate(() => [scrollY, history.length])).toEqual([0, before + 1]);
    await page.keyboard.press('Tab');
    await expect(page.locator('a[href="#main"]')).toBeFocused();

    await page.goBack();
    await expect(page).toHaveURL(found);
    await expect(page.locator('html')).toHaveAttribute('data-moved', 'true');
    await expect(page.getByLabel(discovery.search.industry)).toHaveValue('3');
    await expect(page.getByRole('link', { name: discovery.list.remove })).toHaveCount(1);
    expect(await cards.allTextContents()).toEqual(names);
    expect(await hindrances).toEqual([]);
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - from))
      .toBeLessThan(60);
  });

  test('covers are still until the reader plays them @thai', async ({ page, language }) => {
    await page.clock.install();
    await page.goto(pagePath(language, '/company/1/hrsay'));
    const covers = page.getByRole('region', {
      name: catalogue(language).company.header.covers,
    });
    await page.clock.runFor(60_000);
    const moved = await covers.evaluate((strip) => [
      strip.scrollWidth > strip.clientWidth,
      strip.scrollLeft,
      strip.getAnimations({ subtree: true }).length,
    ]);
    expect(moved).toEqual([true, 0, 0]);
  });
});

test.describe('in the colours of the reader', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('selections and bars show in forced colors @english @wide', async ({ page, language }) => {
    await page.setViewportSize(screenOf(language));
    const groundOf = (selector: string, part: string | null = null) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, of) => getComputedStyle(element, of).backgroundColor, part);
    for (const [address, selector, part] of [
      ['/company/1/yousay', 'nav a[aria-current][href*="/yousay"]', '::after'],
      ['/yousay/companylist?pg=2', 'main a[aria-current][href*="pg=2"]', null],
      ['/mYousayQuestion?idEmp=1', 'progress', null],
    ] as const) {
      await page.goto(pagePath(language, address));
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        const drawn = await groundOf(selector, part);
        const ground = ['rgba(0, 0, 0, 0)', await groundOf('html')];
        expect([address, colorScheme, ...ground]).not.toContain(drawn);
      }
    }
  });
});

/** A telephone at the edge of a cell: 400 kbit/s, and 400 ms there and back. */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

/** The heading once the whole page is painted. Not by a locator: those wait until all has come. */
async function readWhole(page: Page, path: RegExp): Promise<string> {
  const heading = await page.waitForFunction((address) => {
    const isWhole = document.querySelector('.site-footer') !== null;
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const isThere = new RegExp(address).test(location.pathname);
    return (isThere && isWhole && first && document.querySelector('h1')?.textContent) || '';
  }, path.source);
  return heading.jsonValue();
}

test.describe('on a slow network', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a company is read before files have loaded @english', async ({ page, language }) => {
    const arrival = Promise.withResolvers<void>();
    const held = new Set<string>();
    await page.route(/\/media\/|\.(?:js|woff2)$/, async (route) => {
      held.add(route.request().resourceType());
      await arrival.promise;
      await route.continue();
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_3G);
    await page.goto(companyList(language, { keyword: 'Phuphangoen' }), { waitUntil: 'commit' });
    expect(await readWhole(page, /companylist/)).toContain('Phuphangoen');
    await page.evaluate(() => document.querySelector<HTMLElement>('article a')?.click());
    expect(await readWhole(page, /hrsay$/)).toContain('Phuphangoen');
    const isOpen = await page.evaluate(() => {
      const menu = [...document.querySelectorAll('header details')].at(-1) as HTMLDetailsElement;
      menu.querySelector('summary')?.click();
      const wasOpen = menu.open;
      menu.open = false;
      return wasOpen;
    });
    expect(isOpen).toBe(true);
    await expect.poll(() => [...held].sort()).toEqual(['font', 'image', 'script']);
    await devtools.detach();
    arrival.resolve();
    await page.waitForLoadState('load');
  });
});
