import { createHash, randomFillSync, randomInt } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { CHUNK_BYTES } from '#features/media/core/upload-contract.ts';
import { residentMegabytes } from '../../scripts/bench/support/memory-visits.ts';
import { DEMO_PASSWORD, type DemoSignIn, demoUsername } from '../../scripts/seed/demo-accounts.ts';
import { mp4 } from '../support/fixtures/videos.ts';
import { type Served, serve } from './served.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yousay-faults-'));
const MEGABYTE = 1024 * 1024;

interface Accidents {
  /** Whoever sends them: nobody may begin more than thirty in half an hour. */
  readonly sender: DemoSignIn['role'];
  readonly files: number;
  readonly megabytes: number;
  /** How often each file is broken off, and after how many of these the server is killed. */
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
let cookie = '';

afterEach(async () => {
  await product?.end();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function start(): Promise<void> {
  product = await serve({ DATA_DIR: dataDir, DEMO: '1', SEED_SCALE: '0.01' });
  await product.untilHealthy();
}

async function signIn(role: DemoSignIn['role']): Promise<void> {
  const account = { username: demoUsername(role), password: DEMO_PASSWORD };
  const signedIn = await call('POST', '/yousayapi/login', {}, new URLSearchParams(account));
  const cookies = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]);
  cookie = cookies.join('; ');
}

function call(method: string, path: string, headers: Record<string, string> = {}, body?: BodyInit) {
  return fetch(`${product?.url}${path}`, {
    method,
    headers: { 'Tus-Resumable': '1.0.0', Origin: product?.url ?? '', cookie, ...headers },
    ...(body === undefined ? {} : { body }),
  });
}

const piece = (offset: number) => ({
  'Content-Type': 'application/offset+octet-stream',
  'Upload-Offset': String(offset),
});

/** Sends so many bytes of a piece and hangs up. */
async function breakOff(path: string, offset: number, bytes: Buffer, sent: number): Promise<void> {
  const headers = {
    ...piece(offset),
    cookie,
    Origin: product?.url ?? '',
    'Tus-Resumable': '1.0.0',
    'Content-Length': String(bytes.byteLength),
  };
  const asked = request(`${product?.url}${path}`, { method: 'PATCH', headers });
  asked.on('error', () => undefined);
  await new Promise((resolve) => asked.write(bytes.subarray(0, sent), resolve));
  const closed = new Promise((resolve) => asked.once('close', resolve));
  asked.destroy();
  await closed;
}

const offsetOf = async (path: string) =>
  Number((await call('HEAD', path)).headers.get('upload-offset'));

async function begin(file: Buffer): Promise<string> {
  const metadata = `kind ${btoa('album')}`;
  const announced = { 'Upload-Length': String(file.byteLength), 'Upload-Metadata': metadata };
  const begun = await call('POST', '/yousayapi/uploads', announced);
  expect(begun.status, await begun.text()).toBe(201);
  return begun.headers.get('location') ?? '';
}

/** A piece is cut at the sender's end and, as often as that is due, the server with it. Answers where. */
async function suffer(path: string, file: Buffer, { breaks, killAfter }: Accidents) {
  const cuts: number[] = [];
  for (let turn = 1; turn <= breaks; turn += 1) {
    const at = await offsetOf(path);
    const bytes = file.subarray(at, at + CHUNK_BYTES);
    const sent = randomInt(bytes.byteLength);
    cuts.push(at + sent);
    await breakOff(path, at, bytes, sent);
    if (turn % killAfter !== 0) continue;
    const from = await offsetOf(path);
    const rest = file.subarray(from, from + CHUNK_BYTES);
    const cut = breakOff(path, from, rest, rest.byteLength - 1);
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
  const wrong = await call('PATCH', path, piece((await offsetOf(path)) + 1), new Uint8Array([1]));
  expect(wrong.status).toBe(409);
  const first = await offsetOf(path);
  for (let at = first; at < file.byteLength; at = await offsetOf(path)) {
    const body = new Uint8Array(file.subarray(at, at + CHUNK_BYTES));
    const written = await Promise.all([1, 2].map(() => call('PATCH', path, piece(at), body)));
    const statuses = written.map(({ status }) => status).toSorted();
    expect([[204, 409], ...(at === first ? [[409, 409]] : [])]).toContainEqual(statuses);
    await noteMemory();
  }
  const attached = await call('PUT', `${path}/media`);
  const text = await attached.text();
  expect(attached.status, text).toBe(200);
  await noteMemory();
  return JSON.parse(text).data.idMedia;
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('an upload that is broken off, and whose server is killed, arrives whole', {
  timeout: LONGEST_MS,
}, async () => {
  await start();
  await noteMemory();
  const [atRest = 0] = megabytes;
  for (const accidents of ACCIDENTS) {
    await signIn(accidents.sender);
    for (let turn = 0; turn < accidents.files; turn += 1) {
      const bytes = accidents.megabytes * MEGABYTE;
      const file = mp4({ bytes });
      randomFillSync(file, file.byteLength - bytes);
      const path = await begin(file);
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
