import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const FACTOR = '10';
const WITHOUT_END = '∞';

test('among ten times the demo every page is answered, and every job ends within its memory', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/bench/bench.ts', 'scale'],
    { env: { ...process.env, SCALE_FACTORS: FACTOR } },
  );
  const measured = stdout.split('\n').filter((line) => line.includes(`×${FACTOR} `));
  expect(measured.filter((line) => line.includes('recalculate-scores'))).toHaveLength(3);
  expect(measured.filter((line) => /companies|list/.test(line)).length).toBeGreaterThan(10);
  expect(measured.filter((line) => line.includes(WITHOUT_END))).toEqual([]);
});
