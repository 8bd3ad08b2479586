// Builds the site for the own server, or with DEPLOY_TARGET=netlify for Netlify, and compresses its files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENV_NAMES } from '#shared/server/env.ts';
import { PLACEHOLDERS, unfilled } from '#shared/server/http/own-server/built/placeholders.ts';
import manifest from '../package.json' with { type: 'json' };
import { emptyBuildDir, oneAtATime, removeUnused, switchToNew } from './build/builds.ts';
import { filesBelow } from './build/files-below.ts';
import { writeNetlifyRules } from './build/netlify-rules.ts';
import { precompress } from './build/precompress.ts';
import { currentBuild, ROOT, sourceHash } from './setup.mjs';

const onNetlify = process.env.DEPLOY_TARGET === 'netlify';
/** True for starts, tests and releases: builds only if the sources changed. */
const isWhenStale = process.argv.includes('--when-stale');
const began = performance.now();

await oneAtATime(ROOT, async () => {
  if (onNetlify) return buildForNetlify();
  const hash = sourceHash();
  // Checked again, because a concurrent build may have built the same sources.
  if (isWhenStale && currentBuild()?.hash === hash) return;
  await buildForOwnServer(hash);
});

/** Builds for the own server, which inserts the settings itself when it serves a page. */
async function buildForOwnServer(hash: string): Promise<void> {
  const out = emptyBuildDir(ROOT);
  const unset = Object.fromEntries(ENV_NAMES.map((name) => [name, '']));
  // A constant key keeps builds reproducible; it seals server islands, which no page has.
  const ASTRO_KEY = Buffer.from(hash, 'hex').toString('base64');
  await astroBuild({ ...unset, ...PLACEHOLDERS, ASTRO_KEY, BUILD_FOLDER: out });
  const files = filesBelow(join(out, 'client'));
  for (const page of pagesOf(files)) {
    const left = unfilled(readFileSync(page, 'utf8'));
    if (left !== null) throw new Error(`${page} contains a setting that nothing fills in: ${left}`);
  }
  if (!isWhenStale) await (await import('./build/old-browsers.ts')).rejectNewer(out);
  await compress(files);
  writeSummary(out, files);
  switchToNew(ROOT, hash);
  removeUnused(ROOT);
}

/** Builds for Netlify, which serves the files itself, so that they contain the settings. */
async function buildForNetlify(): Promise<void> {
  const out = join(ROOT, 'dist-netlify');
  rmSync(out, { recursive: true, force: true });
  await astroBuild({});
  await writeNetlifyRules(ROOT, out);
  writeSummary(out, filesBelow(out));
}

async function astroBuild(env: Record<string, string>): Promise<void> {
  const args = [join(ROOT, 'node_modules/astro/bin/astro.mjs'), 'build'];
  const astro = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    // A build for another NODE_ENV cannot be served.
    env: { ...process.env, ...env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const [code] = (await once(astro, 'exit')) as [number | null];
  if (code !== 0) process.exit(code ?? 1);
}

async function compress(files: readonly string[]): Promise<void> {
  const compressing = performance.now();
  const packed = await precompress(files, join(ROOT, 'node_modules/.cache/precompressed'));
  process.stdout.write(
    `compressed ${packed.files} files, ${kilobytes(packed.bytes)} to ${kilobytes(packed.brotliBytes)} kB brotli, in ${seconds(compressing)} s\n`,
  );
}

function writeSummary(out: string, files: readonly string[]): void {
  const summary = {
    version: manifest.version,
    pages: pagesOf(files).length,
    seconds: Number(seconds(began)),
  };
  writeFileSync(join(out, 'build.json'), `${JSON.stringify(summary)}\n`);
  process.stdout.write(`built ${summary.pages} prerendered pages in ${summary.seconds} s\n`);
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

function kilobytes(count: number): string {
  return (count / 1000).toFixed(0);
}

function pagesOf(files: readonly string[]): string[] {
  return files.filter((path) => path.endsWith('.html'));
}
