// Build time with 40 and 400 example companies, after one change, and with forty more.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEMPLATE } from '#features/showcase/core/showcase-paths.ts';
import type { Row } from './support/row.ts';
import {
  build,
  COPIED_SHOWCASE,
  copySite,
  copyTemplate,
  LEFT_BEHIND,
} from './support/site-copy.ts';

const COUNTS = [40, 400];
const MORE = 40;
/** A marketer waits this long without leaving. */
const MAX_SECONDS_FOR_MORE = 60;

export async function run(): Promise<Row[]> {
  const site = mkdtempSync(join(tmpdir(), 'showcase-'));
  try {
    copySite(site);
    const rows: Row[] = [];
    for (const count of COUNTS) {
      fill(site, count);
      const { seconds: fullSeconds } = await build(site);
      changeOne(site);
      const { seconds: incrementalSeconds } = await build(site);
      copyTemplate(site, count + 1, count + MORE);
      const { seconds: growthSeconds } = await build(site);
      const row = (label: string, value: number) => ({
        measure: `build with ${count} example companies, ${label}`,
        value,
        unit: 's',
      });
      rows.push(row('from nothing', fullSeconds), row('one changed', incrementalSeconds), {
        ...row(`and ${MORE} more`, growthSeconds),
        goal: { atMost: MAX_SECONDS_FOR_MORE },
      });
      for (const name of LEFT_BEHIND) {
        rmSync(join(site, 'node_modules', name), { recursive: true, force: true });
      }
    }
    return rows;
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

function fill(site: string, count: number): void {
  const showcase = join(site, COPIED_SHOWCASE);
  for (const name of readdirSync(showcase)) {
    if (name !== TEMPLATE) rmSync(join(showcase, name), { recursive: true });
  }
  copyTemplate(site, 1, count);
}

function changeOne(site: string): void {
  const file = join(site, COPIED_SHOWCASE, 'copy-7/th.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: /m, 'name: New '));
}
