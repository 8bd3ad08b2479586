import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sendEmail } from '#features/invitation/core/invitation-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { withBrowser } from '../../../budgets/browser.ts';
import { benchSignIn } from '../bench-pages.ts';
import { secondsSince } from '../measure.ts';
import { makeRow, type Row } from '../row.ts';

const ROWS = 200_000;
const MAX_TASK_MS = 50;

export async function readListInBrowser(url: string): Promise<Row[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-list-'));
  const file = join(folder.path, 'staff.csv');
  writeFileSync(file, list());
  return await measured(url, file);
}

function measured(url: string, file: string): Promise<Row[]> {
  return withBrowser(async (browser) => {
    const { cookie } = await benchSignIn(url);
    const context = await browser.newContext();
    await context.addCookies(
      cookie.split('; ').map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return { name, value: value.join('='), url };
      }),
    );
    const page = await context.newPage();
    const { csv, letter, recipients } = catalogue('en').invitation;
    await page.goto(url + sendEmail('en', 'en'));
    await page.getByText(letter.byHand).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: recipients.fromFile }).click();
    const chooser = page.locator('input[type="file"]');
    await chooser.waitFor({ state: 'attached' });
    await watchTasks(page);
    const began = performance.now();
    // A file on disk as people select one; the driver would pass bytes through the page.
    await chooser.setInputFiles(file);
    await page.getByRole('cell', { name: 'u0@staff.example.com' }).waitFor();
    const seconds = secondsSince(began);
    const tooMany = page.locator('p:visible', { hasText: csv.tooMany.split('{{')[0] ?? '' });
    await tooMany.last().waitFor();
    const maxTaskMs = await maxTaskDurationMs(page);
    const label = `${ROWS.toLocaleString('en')} rows read in the browser`;
    return [
      makeRow(label, seconds, 's'),
      makeRow(`${label}, longest task of the page`, maxTaskMs, 'ms', { atMost: MAX_TASK_MS }),
    ];
  });
}

function list(): string {
  const rows = Array.from({ length: ROWS }, (_, index) => `ก ${index},u${index}@staff.example.com`);
  return ['ชื่อ,อีเมล', ...rows].map((row) => `${row}\n`).join('');
}

async function watchTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((seen) => {
      tasks.push(...seen.getEntries().map(({ duration }) => duration));
    }).observe({ entryTypes: ['longtask'] });
  });
}

function maxTaskDurationMs(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'tasks') as number[])));
}
