import { expect, it } from 'vitest';
import { probesOf } from './probes.ts';

it('a part that is away drains nothing; a process that ends does', async () => {
  let stopping = false;
  const probe = probesOf(
    async () => new Response(null, { status: 503 }),
    () => stopping,
  );
  const statuses = () =>
    Promise.all(
      ['/livez', '/readyz', '/healthz'].map(async (url) => (await probe(url)?.())?.status),
    );
  expect(await statuses()).toEqual([200, 200, 503]);
  stopping = true;
  expect(await statuses()).toEqual([200, 503, 503]);
  expect(probe('/')).toBeNull();
});
