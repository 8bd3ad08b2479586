// A copy of the project that is built with other companies in its showcase.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPLATE } from '#features/showcase/core/showcase-paths.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { BUILDS, currentBuild } from '../../setup.mjs';
import { ROOT } from './site.ts';

export const COPIED_SHOWCASE = 'src/content/showcase';
const SOURCES = ['src', 'public', 'scripts', 'astro.config.mjs', 'package.json', 'tsconfig.json'];
export const LEFT_BEHIND = new Set(['.astro', '.cache', '.vite']);

export function copySite(site: string): void {
  for (const entry of SOURCES) cpSync(join(ROOT, entry), join(site, entry), { recursive: true });
  linkPackages(site);
}

export function linkPackages(site: string): void {
  const packages = join(site, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (!LEFT_BEHIND.has(name)) symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  }
}

export function copyTemplate(site: string, from: number, to: number): void {
  const showcase = join(site, COPIED_SHOWCASE);
  for (let number = from; number <= to; number += 1) {
    const folder = join(showcase, `copy-${number}`);
    cpSync(join(showcase, TEMPLATE), folder, { recursive: true });
    for (const lang of LOCALES) {
      const file = join(folder, `${lang}.md`);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: /m, `name: ${number} `));
    }
  }
}

export async function build(site: string): Promise<{ pages: number; seconds: number }> {
  const child = spawn(process.execPath, ['scripts/build.ts'], { cwd: site, stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the build ended with ${code}`);
  const folder = join(site, BUILDS, currentBuild(site)?.name ?? '');
  return JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as {
    pages: number;
    seconds: number;
  };
}
