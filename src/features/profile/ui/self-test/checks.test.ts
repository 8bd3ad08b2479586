import { expect, it } from 'vitest';
import { type BrowserEnvironment, CHECK_NAMES, type CheckName, passes } from './checks.ts';

const calls: string[] = [];
const kept = new Map<string, string>();

const well: BrowserEnvironment = {
  fetch: async (address, { method = 'GET' } = {}) => {
    calls.push(`${method} ${address}`);
    return new Response(null, { status: 201, headers: { Location: '/yousayapi/uploads/1' } });
  },
  storage: () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }),
  has: () => true,
  isOnline: true,
  idEmp: 5,
};

const failing = async (change: Partial<BrowserEnvironment>) => {
  const names: CheckName[] = [];
  for (const name of CHECK_NAMES)
    if (!(await passes(name, { ...well, ...change }))) names.push(name);
  return names;
};

it('passes all checks in a working browser, and leaves no file and no stored value', async () => {
  expect(await failing({})).toEqual([]);
  expect(calls.at(-1)).toBe('DELETE /yousayapi/uploads/1');
  expect(kept.size).toBe(0);
});

it('names each failed check: a feature, storage, the network, the server, a rejected upload', async () => {
  expect(await failing({ has: (name) => name !== 'File' })).toEqual(['browser']);
  const closed = () => {
    throw new Error('no storage');
  };
  expect(await failing({ storage: closed })).toEqual(['storage']);
  expect(await failing({ isOnline: false })).toEqual(['network']);
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await failing({ fetch: away })).toEqual(['api', 'session', 'upload']);
  const signedOut: BrowserEnvironment['fetch'] = async (address) =>
    new Response(null, { status: address.includes('masterdata') ? 200 : 401 });
  expect(await failing({ fetch: signedOut })).toEqual(['session', 'upload']);
});
