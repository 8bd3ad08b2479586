import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/setup.mjs';

const SOURCES = ['src', 'public', 'scripts', 'astro.config.mjs', 'package.json', 'tsconfig.json'];
const LEFT_BEHIND = new Set(['.astro', '.cache', '.vite']);

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
