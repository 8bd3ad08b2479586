import { expect, it } from 'vitest';
import { probesOf, type Unready } from './probes.ts';

it('readyz fails while a process starts or stops, not while a dependency is away', async () => {
  let unready: Unready = 'starting';
  const probe = probesOf(
    async () => new Response(null, { status: 503 }),
    () => unready,
  );
  const statuses = () =>
    Promise.all(
      ['/livez', '/readyz', '/healthz'].map(async (url) => (await probe(url)?.())?.status),
    );
  expect(await statuses()).toEqual([200, 503, 503]);
  unready = null;
  expect(await statuses()).toEqual([200, 200, 503]);
  unready = 'stopping';
  expect(await statuses()).toEqual([200, 503, 503]);
  expect(probe('/')).toBeNull();
});
