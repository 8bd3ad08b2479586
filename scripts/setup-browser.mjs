// Finds a Chromium for the browser tests: the machine's, Playwright's, the distribution's package.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { run, step, withPinnedPath } from './setup.mjs';

/** The headless shell is tried first: it renders pages in a quarter less time. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

const BROWSER_PATHS = [
  ...PACKAGES.map((name) => `/usr/bin/${name}`),
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The machine's own browser, or undefined: then Playwright uses the one it downloaded. */
export function systemBrowser() {
  const configuredPath = process.env.CHROMIUM_PATH;
  return [...(configuredPath ? [configuredPath] : []), ...BROWSER_PATHS].find(
    (path) => existsSync(path) && runs(path),
  );
}

export function browserPath() {
  return systemBrowser() ?? playwrightBrowser();
}

export async function ensureBrowser() {
  if (!process.env.CHROMIUM_PATH && isDebianRoot()) await installPackage();
  if (browserPath() === undefined) await installPlaywrights();
  await ensureThaiFont();
}

/** Installs the first available package even where another browser exists, because it is faster. */
async function installPackage() {
  for (const name of PACKAGES) {
    if (existsSync(`/usr/bin/${name}`)) return;
    try {
      await step(`browser (distribution package ${name})`, () => aptInstall(name));
    } catch {
      // The distribution lacks the package or has only a stub, so the next one is tried.
    }
    if (systemBrowser() !== undefined) return;
  }
}

function installPlaywrights() {
  return step("browser (Playwright's own)", () =>
    run('playwright', ['install', ...(isDebianRoot() ? ['--with-deps'] : []), 'chromium'], {
      env: withPinnedPath(),
    }),
  );
}

/** Installs a Thai font, without which screenshots show boxes. */
async function ensureThaiFont() {
  if (!isDebianRoot() || hasThaiFont()) return;
  try {
    await step('Thai font', () => aptInstall('fonts-noto-core'));
  } catch {
    process.stdout.write('  no Thai font: pictures will show boxes\n');
  }
}

async function aptInstall(name) {
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, limit: 120_000, quiet: true };
  const install = ['install', '-y', '--no-install-recommends', name];
  try {
    await run('apt-get', install, options);
  } catch {
    await run('apt-get', ['update'], options);
    await run('apt-get', install, options);
  }
}

function hasThaiFont() {
  try {
    return execFileSync('fc-list', [':lang=th'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

function playwrightBrowser() {
  try {
    const path = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function runs(path) {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
