import { randomInt } from 'node:crypto';
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import type { Locale } from '#shared/core/locale.ts';

export interface JourneyOptions {
  /** Language of the project where it has one, else of the title. */
  language: Locale;
  /** Messages a journey provokes on purpose, such as the browser's note of a 404. */
  expectedConsole: RegExp[];
}

interface Caller {
  /** A caller of its own for each journey, so that one does not use up the limits of another. */
  address: string;
}

/** Tags of tests that `npm test` walks in both languages. */
export const LANGUAGE_TAGS = ['@thai', '@english'] as const;

/** What HTTP alone can show: no browser is opened for it. */
export const httpTest = base.extend<Pick<JourneyOptions, 'language'> & Caller>({
  language: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use, { tags }) => {
      await use(tags.includes('@english') ? 'en' : 'th');
    },
    { option: true },
  ],

  locale: async ({ language }, use) => {
    await use(language === 'th' ? 'th-TH' : 'en-GB');
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  address: async ({}, use) => {
    await use(`10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`);
  },

  extraHTTPHeaders: async ({ address }, use) => {
    await use({ 'X-Forwarded-For': address });
  },

  request: async ({ request }, use) => use(askingAgain(request)),

  context: async ({ context }, use) => {
    askingAgain(context.request);
    await use(context);
  },
});

/** Asks once more, as browsers do, when a connection that was kept is closed by the server meanwhile. */
function askingAgain(request: APIRequestContext): APIRequestContext {
  const fetch = request.fetch.bind(request);
  request.fetch = (target, options) => fetch(target, { maxRetries: 2, ...options });
  return request;
}

interface Watched {
  /** A page that is still being laid out moves what is pressed away from under the press. */
  loadedBeforeUse: undefined;
  /** Fails the journey when the browser reported an error that was not expected. */
  quietConsole: undefined;
}

/** No fixture belongs to a worker: what needs no browser would have workers of its own, started anew. */
export const test = httpTest.extend<Pick<JourneyOptions, 'expectedConsole'> & Watched>({
  expectedConsole: [[], { option: true }],

  loadedBeforeUse: [
    async ({ browser }, use) => {
      // A page that is left or closed meanwhile ends the waiting.
      const nothing = () => undefined;
      const watch = (context: BrowserContext) =>
        context.on('page', (page) => {
          const loaded = () => page.waitForLoadState('load').catch(nothing);
          page
            .addLocatorHandler(page.locator('body'), loaded, { noWaitAfter: true })
            .catch(nothing);
        });
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
    },
    { auto: true },
  ],

  quietConsole: [
    async ({ context, expectedConsole }, use) => {
      const errors: { text: string; url: string }[] = [];
      // A form sent before its script is alive is refused by its page, which the browser notes.
      const sentForms = new Set<string>();
      context.on('response', (response) => {
        const request = response.request();
        if (request.isNavigationRequest() && request.method() === 'POST')
          sentForms.add(response.url());
      });
      context.on('console', (message) => {
        if (message.type() === 'error')
          errors.push({ text: message.text(), url: message.location().url });
      });
      context.on('weberror', (error) => errors.push({ text: String(error.error()), url: '' }));
      await use(undefined);
      const unexpected = errors
        .filter(({ text, url }) => !(sentForms.has(url) && /status of 4\d\d /.test(text)))
        .map(({ text, url }) => `${text} (${url})`)
        .filter((line) => ![GOOGLE_IN_VAIN, ...expectedConsole].some((known) => known.test(line)));
      expect(unexpected, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

/** No journey reaches another host, and few are about Google's button. */
const GOOGLE_IN_VAIN = /ERR_NAME_NOT_RESOLVED \(https:\/\/accounts\.google\.com\/gsi\/client\)/;

/** Islands that wait neither for a look nor for a touch. */
const EAGER_ISLAND = 'astro-island[ssr]:is([client="load"], [client="idle"], [client="only"])';
const EMPTY_STEP = 'astro-island:not(:has(> *)):has(+ * .step-fallback)';
const AWAITED = `${EAGER_ISLAND}, ${EMPTY_STEP}`;

export async function untilComplete(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction((waiting) => document.querySelector(waiting) === null, AWAITED);
}

/** A phone in Thai, a computer in English. */
export const screenOf = (language: Locale) => ({
  width: language === 'th' ? 360 : 1280,
  height: 740,
});

export { expect };
