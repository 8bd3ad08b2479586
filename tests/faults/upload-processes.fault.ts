import { createHash, randomFillSync, randomInt } from 'node:crypto';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { MAX_CHUNK_BYTES } from '#features/media/core/upload-contract.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#shared/server/db/embedded-postgres.ts';
import { mp4 } from '../support/fixtures/videos.ts';
import { S3Server } from '../support/s3/s3-server.ts';
import { type Served, serve } from './served.ts';
import { UploadCalls } from './upload-calls.ts';

const BYTES = 64 * 1024 ** 2;
const KILLED_AT = 3;
const home = mkdtempSync(join(tmpdir(), 'yousay-faults-'));
const directory = join(home, 'storage');
const bucket = new S3Server();
let database: EmbeddedPostgres;
const processes: Served[] = [];
let turn = 0;
const calls = new UploadCalls(() => processes[turn % processes.length]);

/** Each has a disk of its own, as on machines of their own. */
async function start(index: number, url: string): Promise<void> {
  processes[index] = await serve({
    DATA_DIR: join(home, String(index)),
    DATABASE_URL: database.url,
    SESSION_SECRET: 's'.repeat(32),
    STORAGE_URL: url,
    ROLE: index === 0 ? 'all' : 'web',
    DEMO: '1',
    SEED_SCALE: '0.01',
  });
}

beforeAll(async () => {
  database = await startEmbeddedPostgres(join(home, 'database'), { durable: false });
});

afterEach(() => Promise.all(processes.map((process) => process.end())));

afterAll(async () => {
  await bucket.close();
  await database?.stop();
  rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

interface Place {
  readonly open: () => Promise<string>;
  readonly kept: (idMedia: string) => readonly Uint8Array[];
  readonly lying: () => readonly string[];
}

const PLACES: Readonly<Record<string, Place>> = {
  'a directory': {
    open: async () => pathToFileURL(directory).href,
    kept: (idMedia) =>
      globSync(join(directory, 'media/*', idMedia, 'original.mp4')).map((path) =>
        readFileSync(path),
      ),
    lying: () => readdirSync(join(directory, 'uploads')),
  },
  'a bucket': {
    open: () => bucket.listen(),
    kept: (idMedia) =>
      [...bucket.objects]
        .filter(([key]) => key.endsWith(`${idMedia}/original.mp4`))
        .map(([, { bytes }]) => bytes),
    lying: () =>
      [...bucket.objects.keys(), ...bucket.multiparts.keys()].filter(
        (key) => !key.startsWith('media/'),
      ),
  },
};

test.each(Object.entries(PLACES))(
  'an upload continues in another process after its own is killed: %s',
  async (_, place) => {
    const url = await place.open();
    turn = 0;
    for (const index of [0, 1]) await start(index, url);
    await calls.signIn('employerAdmin');
    const file = mp4({ bytes: BYTES });
    randomFillSync(file, file.byteLength - BYTES);
    const path = await calls.begin(file);
    const cuts: number[] = [];
    for (let at = 0; at < file.byteLength; at = await calls.offsetOf(path)) {
      const sent = randomInt(Math.min(MAX_CHUNK_BYTES, file.byteLength - at));
      cuts.push(at + sent);
      const cut = calls.breakOff(path, at, file.subarray(at, at + MAX_CHUNK_BYTES), sent);
      if (turn === KILLED_AT) await processes[1]?.end('SIGKILL');
      await cut;
      turn += 1;
      const from = await calls.offsetOf(path);
      const status = await calls.piece(path, from, file.subarray(from, from + MAX_CHUNK_BYTES));
      // Refused where the piece cut before was still arriving.
      expect([204, 409]).toContain(status);
      if (turn === KILLED_AT + 1) await start(1, url);
    }
    const [whole = Buffer.of()] = place.kept(await calls.attach(path));
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(whole), `broken off at ${cuts}`).toBe(hash(file));
    expect(place.lying()).toEqual([]);
  },
);
