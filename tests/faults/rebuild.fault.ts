import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  build,
  copySite,
  copyTemplate,
  LEFT_BEHIND,
  SHOWCASE,
} from '../../scripts/bench/support/site-copy.ts';
import { LONG } from './served.ts';

let site: string;
beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'rebuild-'));
  copySite(site);
});
afterAll(() => rmSync(site, { recursive: true }));

/** What visitors get, by its path. */
function served(): Record<string, string> {
  const client = join(site, 'dist/client');
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  return Object.fromEntries(files.map((path) => [path.slice(client.length), digest(path)]));
}

function rewrite(path: string, from: RegExp, to: string) {
  const file = join(site, path);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

it.skipIf(!LONG)('a build over the last one serves what a build from nothing serves', async () => {
  copyTemplate(site, 1, 3);
  await build(site);
  rewrite('src/app/layouts/Frame.astro', /<main/, '<main data-changed');
  await build(site);
  rewrite(`${SHOWCASE}/copy-1/en.md`, /^name: /m, 'name: New ');
  rmSync(join(site, SHOWCASE, 'copy-2'), { recursive: true });
  rmSync(join(site, SHOWCASE, 'copy-3/pictures/logo'), { recursive: true });
  copyTemplate(site, 4, 4);
  await build(site);
  const over = served();
  rmSync(join(site, 'dist'), { recursive: true });
  for (const name of LEFT_BEHIND) {
    rmSync(join(site, 'node_modules', name), { recursive: true, force: true });
  }
  await build(site);
  expect(over).toEqual(served());
  expect(Object.keys(over).filter((path) => path.includes('copy-2'))).toEqual([]);
});
