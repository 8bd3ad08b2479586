import { createHash, randomFillSync, randomInt } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { MAX_CHUNK_BYTES } from '#features/media/core/upload-contract.ts';
import { residentMegabytes } from '../../scripts/bench/support/memory-visits.ts';
import type { DemoSignIn } from '../../scripts/seed/demo-accounts.ts';
import { mp4 } from '../support/fixtures/videos.ts';
import { type Served, serve } from './served.ts';
import { UploadCalls } from './upload-calls.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yousay-faults-'));
const MEGABYTE = 1024 * 1024;

interface Accidents {
  /** Whoever sends them: nobody may begin more than thirty in half an hour. */
  readonly sender: DemoSignIn['role'];
  readonly files: number;
  readonly megabytes: number;
  readonly breaks: number;
  readonly killAfter: number;
}

const ACCIDENTS: readonly Accidents[] = [
  { sender: 'employerAdmin', files: 1, megabytes: 64, breaks: 30, killAfter: 10 },
  { sender: 'employerUser', files: 30, megabytes: 64, breaks: 3, killAfter: 3 },
  { sender: 'employerAdmin', files: 1, megabytes: 1000, breaks: 30, killAfter: 15 },
];
const LONGEST_MS = 60 * 60_000;
/** What the server may take beyond what it has at rest, however large a file. */
const MOST_MEGABYTES = 300;
let product: Served | undefined;
const megabytes: number[] = [];
const calls = new UploadCalls(() => product);

afterEach(async () => {
  await product?.end();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function start(): Promise<void> {
  product = await serve({ DATA_DIR: dataDir, DEMO: '1', SEED_SCALE: '0.01' });
  await product.untilHealthy();
}

/** A piece is cut at the sender's end and, as often as that is due, the server with it. Answers where. */
async function suffer(path: string, file: Buffer, { breaks, killAfter }: Accidents) {
  const cuts: number[] = [];
  for (let turn = 1; turn <= breaks; turn += 1) {
    const at = await calls.offsetOf(path);
    const bytes = file.subarray(at, at + MAX_CHUNK_BYTES);
    const sent = randomInt(bytes.byteLength);
    cuts.push(at + sent);
    await calls.breakOff(path, at, bytes, sent);
    if (turn % killAfter !== 0) continue;
    const from = await calls.offsetOf(path);
    const rest = file.subarray(from, from + MAX_CHUNK_BYTES);
    const cut = calls.breakOff(path, from, rest, rest.byteLength - 1);
    await product?.end('SIGKILL');
    await cut;
    await start();
  }
  return cuts;
}

async function noteMemory(): Promise<void> {
  megabytes.push(await residentMegabytes(product?.metricsUrl ?? ''));
}

/** Sends the rest twice at once, of which one is written; neither where a piece cut before was still arriving. */
async function finish(path: string, file: Buffer): Promise<string> {
  const beyond = (await calls.offsetOf(path)) + 1;
  expect(await calls.piece(path, beyond, new Uint8Array([1]))).toBe(409);
  const first = await calls.offsetOf(path);
  for (let at = first; at < file.byteLength; at = await calls.offsetOf(path)) {
    const body = file.subarray(at, at + MAX_CHUNK_BYTES);
    const statuses = await Promise.all([1, 2].map(() => calls.piece(path, at, body)));
    const allowed = [[204, 409], ...(at === first ? [[409, 409]] : [])];
    expect(allowed).toContainEqual(statuses.toSorted());
    await noteMemory();
  }
  const idMedia = await calls.attach(path);
  await noteMemory();
  return idMedia;
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('an interrupted upload arrives complete after its server is killed', {
  timeout: LONGEST_MS,
}, async () => {
  await start();
  await noteMemory();
  const [atRest = 0] = megabytes;
  for (const accidents of ACCIDENTS) {
    await calls.signIn(accidents.sender);
    for (let turn = 0; turn < accidents.files; turn += 1) {
      const bytes = accidents.megabytes * MEGABYTE;
      const file = mp4({ bytes });
      randomFillSync(file, file.byteLength - bytes);
      const path = await calls.begin(file);
      const cuts = await suffer(path, file, accidents);
      const idMedia = await finish(path, file);
      const [kept = ''] = globSync(join(dataDir, 'storage/media/*', idMedia, 'original.mp4'));
      expect(hash(readFileSync(kept)), `broken off at ${cuts}`).toBe(hash(file));
    }
  }
  const beyond = Math.max(...megabytes) - atRest;
  console.info(`${Math.round(beyond)} MB beyond rest`);
  expect(beyond).toBeLessThanOrEqual(MOST_MEGABYTES);
});
