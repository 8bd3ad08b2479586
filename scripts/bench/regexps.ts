/**
 * Growth of each pattern's time as recheck decides it (stored for `npm run check`), and the time of
 * each contract for a hostile text of 16 kB in each field.
 */
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldNames } from '#app/forms/form-names.ts';
import type { Endpoint } from '#shared/core/endpoint.ts';
import {
  degreesOf,
  type KnownDegrees,
  patternKey,
  patternSites,
  recheckDegree,
} from '../check/patterns/linear-patterns.ts';
import { readSources } from '../check/source-files.ts';
import { ROOT } from '../setup.mjs';
import { makeRow, type Row } from './support/row.ts';
import { hostileTexts } from './support/texts/hostile-texts.ts';

const TEXT_LENGTH = 16_000;
const MAX_MS = 50;
const KNOWN = join(ROOT, 'scripts/check/patterns/known-degrees.json');

export async function run(): Promise<Row[]> {
  return [...(await decidePatterns()), ...fuzzContracts(await endpoints())];
}

async function decidePatterns(): Promise<Row[]> {
  const degrees = await degreesOf(patternSites(readSources(ROOT)), recheckDegree);
  const knownDegrees: KnownDegrees = Object.fromEntries(
    degrees
      .filter(({ degree }) => Number.isFinite(degree))
      .map(({ site, degree }) => [patternKey(site), degree] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
  writeFileSync(KNOWN, `${JSON.stringify(knownDegrees, null, 2)}\n`);
  const notLinear = degrees.filter(({ degree }) => degree !== 1);
  for (const { site, degree } of notLinear) {
    const bound = site.maxLength === null ? 'no written bound' : `at most ${site.maxLength}`;
    process.stdout.write(`  ${site.path}:${site.line} power ${degree}, ${bound}\n`);
  }
  return [
    makeRow('patterns asked of recheck', degrees.length),
    makeRow('of them not linear, or undecided', notLinear.length),
  ];
}

/** Imports contracts from their files, because the modules that serve them load only in a build. */
async function endpoints(): Promise<Endpoint[]> {
  const files = globSync('src/features/*/core/**/*contract.ts', { cwd: ROOT });
  const modules = await Promise.all(
    files.map(async (file) => (await import(join(ROOT, file))) as Record<string, unknown>),
  );
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint));
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

function fuzzContracts(all: readonly Endpoint[]): Row[] {
  const texts = hostileTexts(TEXT_LENGTH);
  let fields = 0;
  let slowest = { ms: 0, name: '' };
  for (const { method, path, params, query, body } of all) {
    for (const schema of [params, query, body]) {
      for (const name of fieldNames(schema)) {
        fields += 1;
        for (const text of texts) {
          const began = performance.now();
          schema?.safeParse(valueAt(name, text));
          const ms = performance.now() - began;
          if (ms > slowest.ms) slowest = { ms, name: `${method} ${path} ${name}` };
        }
      }
    }
  }
  return [
    makeRow('fields of contracts, each with hostile texts', fields),
    makeRow(`slowest: ${slowest.name}`, slowest.ms, 'ms', { atMost: MAX_MS }),
  ];
}

function valueAt(name: string, text: string): Record<string, unknown> {
  const [outer = '', ...inner] = name.split('.');
  return { [outer]: inner.length === 0 ? text : valueAt(inner.join('.'), text) };
}
