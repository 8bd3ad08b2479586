// Builds the site for the own server, or with DEPLOY_TARGET=netlify for Netlify, and compresses its files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setAside, writeSummary } from './build/build-before.ts';
import { writeNetlifyRules } from './build/netlify-rules.ts';
import { precompress } from './build/precompress.ts';
import { SHOWCASE_OUTPUT } from './build/showcase.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const onNetlify = process.env.DEPLOY_TARGET === 'netlify';
const out = join(root, onNetlify ? 'dist-netlify' : 'dist');
const client = onNetlify ? out : join(out, 'client');
const places = { out, client, record: join(root, 'node_modules/.cache/build.json') };
const began = performance.now();

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

const before = setAside(places, SHOWCASE_OUTPUT);
const astro = spawn(process.execPath, [join(root, 'node_modules/astro/bin/astro.mjs'), 'build'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
});
const exit = once(astro, 'exit');
// While the new build is made: the files of the one before are many.
rmSync(before, { recursive: true, force: true });
const [code] = (await exit) as [number | null];
if (code !== 0) process.exit(code ?? 1);

const files = filesBelow(client);
if (onNetlify) {
  await writeNetlifyRules(root, out);
} else {
  const compressing = performance.now();
  const packed = await precompress(files, join(root, 'node_modules/.cache/precompressed'));
  process.stdout.write(
    `compressed ${packed.files} files, ${kilobytes(packed.bytes)} to ${kilobytes(packed.brotliBytes)} kB brotli, in ${seconds(compressing)} s\n`,
  );
}

const pages = files.filter((path) => path.endsWith('.html'));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};
const summary = {
  version,
  pages: pages.length,
  seconds: Number(seconds(began)),
  publicUrl: process.env.PUBLIC_URL ?? null,
};
writeSummary(places, summary);
process.stdout.write(`built ${pages.length} prerendered pages in ${summary.seconds} s\n`);

function kilobytes(count: number): string {
  return (count / 1000).toFixed(0);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
