import { like } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { rateLimits } from '#shared/server/db/schema/outreach.ts';
import { ownDataDir } from '../../../../../tests/support/fixtures/own-data-dir.ts';
import * as pictures from '../../../../../tests/support/fixtures/pictures.ts';
import { employerOf, uploadApi } from '../../../../../tests/support/fixtures/upload-api.ts';
import { mp4 } from '../../../../../tests/support/fixtures/videos.ts';
import * as files from './upload-files.ts';

vi.mock('./upload-files.ts', { spy: true });
ownDataDir();

let employer: EmployerSession;

beforeEach(async () => {
  employer = await employerOf('platinum');
  vi.mocked(files.isDiskNearlyFull).mockResolvedValue(false);
});

const { send, begin, piece, arrived, attach } = uploadApi(() => employer);

it.each([
  ['picture', () => pictures.noisyPng(900, 600)],
  ['video', async () => mp4({ bytes: 40_000 })],
])('a %s taken back while it is attached is not there, and no bug', async (_, bytes) => {
  const address = await arrived(await bytes());
  const { arrivedBytes } = await vi.importActual<typeof files>('./upload-files.ts');
  vi.mocked(files.arrivedBytes).mockImplementationOnce(async (idUpload) => {
    const found = await arrivedBytes(idUpload);
    expect((await send('DELETE', address)).status).toBe(204);
    return found;
  });
  expect((await attach(address)).status).toBe(404);
});

const ACTS: Readonly<Record<string, (address: string) => Promise<{ readonly status: number }>>> = {
  attach,
  delete: async (address) => send('DELETE', address),
  ask: async (address) => send('HEAD', address),
  send: async (address) => piece(address, 0, Buffer.from('1234')),
};

it('of two acts at once on one file none is a bug', async () => {
  const bytes = await pictures.noisyPng(900, 600);
  const pairs = fc.tuple(
    fc.constantFrom(...Object.keys(ACTS)),
    fc.constantFrom(...Object.keys(ACTS)),
  );
  for (const pair of fc.sample(pairs, { seed: 36, numRuns: 12 })) {
    const address = await arrived(bytes);
    const answers = await Promise.all(pair.map((act) => ACTS[act]?.(address)));
    for (const answer of answers) expect(answer?.status, pair.join(' and ')).toBeLessThan(500);
    await send('DELETE', address);
  }
});

it('a file taken back twice before it came leaves the day to others once, but for its beginning', async () => {
  employer = { ...employer, packageHrSay: 'basic' };
  const statuses = new Set<number>();
  // More than a day holds.
  for (let n = 0; n < 55; n += 1) {
    const begun = await begin(4 * 1024 ** 2);
    statuses.add(begun.status);
    const address = begun.headers.get('location') ?? '/';
    await Promise.all([send('DELETE', address), send('DELETE', address)]);
  }
  expect(statuses).toEqual(new Set([201]));
  const [used] = await db.select().from(rateLimits).where(like(rateLimits.key, 'upload-basic%'));
  expect(used?.points).toBe(55 * 100);
});
