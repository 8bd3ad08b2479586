/**
 * npm run bench [-- part …] – builds the sources, measures the promised numbers
 * (docs/benchmarks.md) and prints one table. A part is a file in this folder that exports `run():
 * Promise<Row[]>`; by default all run.
 */
import { readdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { basename, join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { ensureBuild } from '../setup.mjs';
import { isMet, type PartResult, type Row, table } from './support/row.ts';

const here = import.meta.dirname;
const allParts = readdirSync(here)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'bench.ts')
  .map((name) => basename(name, '.ts'));

const selectedParts = process.argv.slice(2);
const unknown = selectedParts.filter((part) => !allParts.includes(part));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. Parts are ${allParts.join(', ')}\n`);
  process.exit(2);
}

await ensureBuild(process.execPath);
const loadBefore = load();
const results: PartResult[] = [];
const broken: string[] = [];
for (const part of selectedParts.length > 0 ? selectedParts : allParts) {
  process.stdout.write(`› ${part}\n`);
  const began = performance.now();
  try {
    const { run } = (await import(join(here, `${part}.ts`))) as { run: () => Promise<Row[]> };
    results.push({ part, rows: await run() });
  } catch (error) {
    broken.push(part);
    process.stderr.write(`✗ ${part}: ${error instanceof Error ? error.message : String(error)}\n`);
  }
  process.stdout.write(`  ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
}

process.stdout.write(`\n${table(results)}\n`);
process.stdout.write(
  `\nVersion ${manifest.version}, ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${availableParallelism()} cores; load ${loadBefore} before, ${load()} after.\n`,
);

const missed = results.flatMap(({ rows }) => rows).filter((row) => !isMet(row)).length;
process.stdout.write(`\n${missed} goals missed, ${broken.length} parts could not be measured\n`);
process.exit(
  missed + broken.length > 0 ? 1 : 0,
); /** Average number of processes that wanted a core: above the core count, times mean little. */
function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
