import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { jobWorkers } from '../jobs.ts';

it('each job has its bound for memory written down, and no other has', () => {
  const text = readFileSync(new URL('../../../docs/jobs.md', import.meta.url), 'utf8');
  const written = [...text.matchAll(/^\| `([\w-]+)` \| .+ \|$/gm)].map(([, name]) => name);
  expect(written).toEqual(jobWorkers.map(({ name }) => name).toSorted());
});
