// How long a build takes with 40, 400 and 4,000 example companies, when one of them has changed, and with forty more.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEMPLATE } from '#features/showcase/core/showcase-paths.ts';
import { LOCALES } from '#shared/core/locale.ts';
import type { Row } from './support/row.ts';
import { ROOT } from './support/site.ts';

const COUNTS = [40, 400, 4000];
const MORE = 40;
/** Seconds a marketer waits without going away. */
const LONGEST_FOR_MORE = 60;
const SHOWCASE = 'src/content/showcase';
/** What a build reads. */
const SOURCES = ['src', 'public', 'scripts', 'astro.config.mjs', 'package.json', 'tsconfig.json'];
/** What builds leave behind for the next: each measurement has its own. */
const LEFT_BEHIND = new Set(['.astro', '.cache', '.vite']);

export async function run(): Promise<Row[]> {
  const site = mkdtempSync(join(tmpdir(), 'showcase-'));
  try {
    copySite(site);
    const rows: Row[] = [];
    for (const count of COUNTS) {
      fill(site, count);
      const whole = await build(site);
      changeOne(site);
      const again = await build(site);
      copyTemplate(site, count + 1, count + MORE);
      const more = await build(site);
      const row = (what: string, value: number) => ({
        measure: `build with ${count} example companies, ${what}`,
        value,
        unit: 's',
      });
      rows.push(row('from nothing', whole), row('one changed', again), {
        ...row(`and ${MORE} more`, more),
        goal: { atMost: LONGEST_FOR_MORE },
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

function copySite(site: string): void {
  for (const entry of SOURCES) cpSync(join(ROOT, entry), join(site, entry), { recursive: true });
  const packages = join(site, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (!LEFT_BEHIND.has(name)) symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  }
}

function fill(site: string, count: number): void {
  const showcase = join(site, SHOWCASE);
  for (const name of readdirSync(showcase)) {
    if (name !== TEMPLATE) rmSync(join(showcase, name), { recursive: true });
  }
  copyTemplate(site, 1, count);
}

/** The template as often as is wanted, with names of their own. */
function copyTemplate(site: string, from: number, to: number): void {
  const showcase = join(site, SHOWCASE);
  for (let number = from; number <= to; number += 1) {
    const folder = join(showcase, `copy-${number}`);
    cpSync(join(showcase, TEMPLATE), folder, { recursive: true });
    for (const lang of LOCALES) {
      const file = join(folder, `${lang}.md`);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: /m, `name: ${number} `));
    }
  }
}

function changeOne(site: string): void {
  const file = join(site, SHOWCASE, 'copy-7/th.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: /m, 'name: New '));
}

/** In seconds, as the build itself says. */
async function build(site: string): Promise<number> {
  const child = spawn(process.execPath, ['scripts/build.ts'], { cwd: site, stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the build ended with ${code}`);
  const summary = JSON.parse(readFileSync(join(site, 'dist/build.json'), 'utf8')) as {
    seconds: number;
  };
  return summary.seconds;
}
