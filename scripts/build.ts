// Builds the site for the own server, or with DEPLOY_TARGET=netlify for Netlify, and compresses its files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeNetlifyRules } from './build/netlify-rules.ts';
import { precompress } from './build/precompress.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const onNetlify = process.env.DEPLOY_TARGET === 'netlify';
const out = join(root, onNetlify ? 'dist-netlify' : 'dist');
const client = onNetlify ? out : join(out, 'client');
const began = performance.now();

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

const clearing = clear(out);
const astro = spawn(process.execPath, [join(root, 'node_modules/astro/bin/astro.mjs'), 'build'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
});
const [code] = (await once(astro, 'exit')) as [number | null];
if (code !== 0) process.exit(code ?? 1);

if (onNetlify) {
  await writeNetlifyRules(root, out);
} else {
  const compressing = performance.now();
  const { files, bytes, brotliBytes } = await precompress(
    client,
    join(root, 'node_modules/.cache/precompressed'),
  );
  process.stdout.write(
    `compressed ${files} files, ${kilobytes(bytes)} to ${kilobytes(brotliBytes)} kB brotli, in ${seconds(compressing)} s\n`,
  );
}

await clearing;
const pages = readdirSync(client, { recursive: true, withFileTypes: true }).filter(({ name }) =>
  name.endsWith('.html'),
);
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};
const summary = {
  version,
  pages: pages.length,
  seconds: Number(seconds(began)),
  publicUrl: process.env.PUBLIC_URL ?? null,
};
writeFileSync(join(out, 'build.json'), `${JSON.stringify(summary)}\n`);
process.stdout.write(`built ${pages.length} prerendered pages in ${summary.seconds} s\n`);

function kilobytes(count: number): string {
  return (count / 1000).toFixed(0);
}

/** Removes the build before while the new one is made: its files are many. */
async function clear(folder: string): Promise<void> {
  const before = `${folder}-before`;
  mkdirSync(before, { recursive: true });
  if (existsSync(folder)) renameSync(folder, join(before, String(Date.now())));
  await rm(before, { recursive: true, force: true });
}
