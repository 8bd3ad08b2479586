import { expect, it } from 'vitest';
import { routeReads, withPublicReads } from './route-reads.ts';

const coded = (code: string) => Object.assign(new Error(code), { code });

function servers({ isReadable = true, fails }: { isReadable?: boolean; fails?: Error }) {
  const lost: unknown[] = [];
  const query = routeReads(
    async (text) => `primary ${text}`,
    async (text) => {
      if (fails) throw fails;
      return `replica ${text}`;
    },
    { isReadable, lost: (error) => lost.push(error) },
  );
  return { query, lost };
}

it('sends only public reads to the replica, and only while it is readable', async () => {
  const { query } = servers({});
  expect(await query('q')).toBe('primary q');
  expect(await withPublicReads(() => query('q'))).toBe('replica q');
  const { query: asked } = servers({ isReadable: false });
  expect(await withPublicReads(() => asked('q'))).toBe('primary q');
});

it.each(['40001', '57014'])('asks the primary for what the replica cancelled: %s', async (code) => {
  const { query, lost } = servers({ fails: coded(code) });
  expect(await withPublicReads(() => query('q'))).toBe('primary q');
  expect(lost).toEqual([]);
});

it('falls back to the primary when the replica does not respond, and marks it as away', async () => {
  const fails = coded('ECONNREFUSED');
  const { query, lost } = servers({ fails });
  expect(await withPublicReads(() => query('q'))).toBe('primary q');
  expect(lost).toEqual([fails]);
});

it.each(['42703', 'DATABASE_DEADLINE'])('hides no other failure: %s', async (code) => {
  const fails = coded(code);
  const { query, lost } = servers({ fails });
  await expect(withPublicReads(() => query('q'))).rejects.toBe(fails);
  expect(lost).toEqual([]);
});
