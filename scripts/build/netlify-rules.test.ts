import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ROOT } from '../setup.mjs';
import { CONFIG_LINE, headerRules, redirectRules } from './netlify-rules.ts';

const ADAPTER = fileURLToPath(import.meta.resolve('@astrojs/netlify'));

/** The settings of a build for Netlify, as a process of its own reads them. */
const PRINT_SETTINGS = `const { default: { adapter, cache } } = await import('./astro.config.mjs');
process.stdout.write(JSON.stringify({ adapter: adapter.name, ...cache.provider }));`;

// A process for it alone, which `npm test` leaves to `npm run test:unit`.
it.runIf(process.env.UNIT !== 'short')(
  'a build for Netlify has its adapter, and its cache in front of the pages',
  () => {
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', PRINT_SETTINGS], {
      cwd: ROOT,
      env: { ...process.env, DEPLOY_TARGET: 'netlify' },
      encoding: 'utf8',
    });
    const { entrypoint, ...settings } = JSON.parse(printed);
    expect(settings).toEqual({ adapter: '@astrojs/netlify', name: 'netlify' });
    expect(existsSync(join(ROOT, entrypoint))).toBe(true);
  },
);

it('the adapter writes the line of its function that the paths of the API are added to', () => {
  expect(readFileSync(ADAPTER, 'utf8').split(CONFIG_LINE)).toHaveLength(2);
});

it('sends every path of the API to its host, before any file', () => {
  const rules = redirectRules('https://api.example').trim().split('\n');
  expect(rules).toEqual([
    '/yousayapi/* https://api.example/yousayapi/:splat 200!',
    '/yousay-api/* https://api.example/yousay-api/:splat 200!',
    '/media/* https://api.example/media/:splat 200!',
  ]);
});

it('gives every file the headers that the own server sends', () => {
  const [path, ...headers] = headerRules().trimEnd().split('\n');
  expect(path).toBe('/*');
  expect(headers).toContainEqual('  X-Content-Type-Options: nosniff');
  expect(headers.every((line) => /^ {2}[\w-]+: \S/.test(line))).toBe(true);
});
