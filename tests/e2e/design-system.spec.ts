import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../scripts/bench/support/free-port.ts';
import { expectAccessible } from '../support/axe.ts';
import { documentedPieces } from '../support/html/documented-pieces.ts';
import { expect, test } from '../support/journey.ts';

const ROOT = join(import.meta.dirname, '../..');

/** `npm run dev` on data of its own: a worker that joined the product passes on its database, and would work off its mails. */
async function serveSources(dataDir: string): Promise<{ url: string; end: () => Promise<void> }> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const own = { PORT: port, PUBLIC_URL: url, DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '0' };
  const quiet = { METRICS_PORT: '0', NODE_ENV: 'development', LOG_LEVEL: 'warn' };
  const env = { ...process.env, ...own, ...quiet };
  const server = spawn(process.execPath, ['scripts/dev.ts'], { cwd: ROOT, env, stdio: 'ignore' });
  const ended = once(server, 'exit');
  return {
    url,
    end: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function missingOn(page: Page): Promise<string[]> {
  const shown = await page.locator('article.piece').evaluateAll((articles) =>
    articles.map((article) => ({
      names: article.querySelector('h3')?.textContent.split(', ') ?? [],
      states: [...article.querySelectorAll('.states > div > p[lang]:first-child')].map((of) => ({
        of: of.textContent.split('; '),
        height: of.nextElementSibling?.clientHeight ?? 0,
      })),
    })),
  );
  const empty = shown.flatMap(({ names, states }) =>
    states.flatMap(({ of, height }) => (height === 0 ? `${names}: ${of} is empty` : [])),
  );
  const missing = documentedPieces().flatMap(({ name, options }) => {
    const own = shown.filter(({ names }) => names.includes(name));
    if (own.length === 0) return [name];
    const told = own.flatMap(({ names, states }) => [...names, ...states.flatMap(({ of }) => of)]);
    return options.flatMap((option) => (told.includes(option) ? [] : `${name}, ${option}`));
  });
  return [...empty, ...missing];
}

test('npm run dev shows every piece in its states in both languages, in the light and in the dark @thai @wide', async ({
  page,
}, info) => {
  expect(documentedPieces().length).toBeGreaterThan(20);
  const { url, end } = await serveSources(info.outputPath('dev'));
  try {
    const answered = () =>
      fetch(url)
        .then(({ ok }) => ok)
        .catch(() => false);
    await expect.poll(answered, { timeout: 300_000 }).toBe(true);
    // Elements hang on no language, and colours on the scheme alone.
    for (const [locale, colorScheme] of [
      ['th', 'light'],
      ['en', 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${url}/${locale}/design-system`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect(await missingOn(page)).toEqual([]);
      await expectAccessible(page);
    }
  } finally {
    await end();
  }
});
