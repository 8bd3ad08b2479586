import { systemBrowser } from '../../scripts/setup-browser.mjs';

/** Playwright's own list is in it: of two the browser reads the last alone. */
const WITHOUT = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'InterestFeedContentSuggestions',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
  // Parts of a window's frame that nobody looks at, a process of its own for each.
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** The browser talks to the product alone: no updates, no field trials, no safe-browsing lists. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-client-side-phishing-detection',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  `--disable-features=${WITHOUT.join()}`,
  '--metrics-recording-only',
  '--no-first-run',
  '--no-pings',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  // There is no graphics card: a process that imitates one would only take the processor.
  '--disable-gpu',
  '--disable-software-rasterizer',
  // Few scripts of a page run long enough for the compiler that optimizes them: 7 % less of a page's time without.
  '--js-flags=--no-opt',
  // Processes take time to begin: pages of a journey share one, and what draws them is a part of the browser's.
  '--renderer-process-limit=1',
  '--in-process-gpu',
];

/** The runner starts it to see that it runs; its workers read the path from the environment they inherit. */
function ownBrowser(): string | undefined {
  process.env.E2E_BROWSER ??= systemBrowser() ?? '';
  return process.env.E2E_BROWSER || undefined;
}

/** The machine's own Chromium when there is one, else the one Playwright downloaded. */
export function browserLaunch() {
  const executablePath = ownBrowser();
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [];
  return {
    browserName: 'chromium' as const,
    launchOptions: {
      args: [...QUIET, ...sandbox],
      // Without a language of its own a machine has no names of files in Thai.
      env: { LANG: 'C.UTF-8', ...process.env },
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  };
}

/** Options of tests about what stands around pictures: drawing these takes a third of the time of a page. */
export function withoutPictures() {
  const { launchOptions } = browserLaunch();
  const args = [...launchOptions.args, '--blink-settings=imagesEnabled=false'];
  return { launchOptions: { ...launchOptions, args } };
}
