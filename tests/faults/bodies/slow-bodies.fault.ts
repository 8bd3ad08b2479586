import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTES } from '#app/routes.ts';
import { takesFile } from '#app/serve/takes-file.ts';
import { UPLOADS_URL_PATH } from '#features/media/core/upload-contract.ts';
import { API_BASE } from '#shared/core/endpoint.ts';
import {
  DEMO_PASSWORD,
  type DemoSignIn,
  demoUsername,
} from '../../../scripts/seed/demo-accounts.ts';
import { endpoints } from '../../support/contracts/endpoint-calls.ts';
import { expectedAnswers } from '../../support/route-rows.ts';
import { type Served, serve } from '../served.ts';
import { waitUntil } from '../servers/wait-until.ts';

const SLOW = 100;
const DOORS_AT_ONCE = 20;
/** A file that stands still is refused after ten seconds, any other body after 30. */
const PATIENT = { timeout: 90_000, interval: 500 };
const BOUNDARY = 'a-boundary-that-every-parser-takes';
const CROWD = '203.0.113.7';

interface Door {
  readonly method: string;
  readonly path: string;
  readonly types: readonly string[];
}

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const FILES = [MULTIPART, 'application/octet-stream'];

let product: Served;
let cookie = '';
const dataDir = mkdtempSync(join(tmpdir(), 'yousay-faults-'));

beforeAll(async () => {
  product = await serve({
    DATA_DIR: dataDir,
    DEMO: '1',
    SEED_SCALE: '0.01',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  await product.untilHealthy();
  const signedIn = [
    await signIn('/login', 'employerAdmin'),
    await signIn('/jskLogin', 'jobSeeker'),
  ];
  cookie = signedIn.join('; ');
});

afterAll(async () => {
  await product?.end();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

async function signIn(path: string, role: DemoSignIn['role']): Promise<string> {
  const answer = await fetch(`${product.url}${API_BASE}${path}`, {
    method: 'POST',
    headers: { Origin: product.url, 'X-Forwarded-For': anyAddress() },
    body: new URLSearchParams({ username: demoUsername(role), password: DEMO_PASSWORD }),
  });
  expect(answer.status, await answer.text()).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

function doors(): Door[] {
  const pages = Object.entries(ROUTES)
    .filter(([, { form }]) => form !== undefined)
    .map(([route, row]) => {
      const path = expectedAnswers(route, row, 1).address;
      return { method: 'POST', path, types: row.file === undefined ? [FORM] : [FORM, MULTIPART] };
    });
  const calls = endpoints
    .filter(({ body, rawBody }) => body !== undefined || rawBody !== undefined)
    .map(({ method, base = API_BASE, path, rawBody }) => {
      const types = rawBody === 'file' ? FILES : [FORM, 'application/json'];
      return { method: method.toUpperCase(), path: base + path.replaceAll(/:\w+/g, '1'), types };
    });
  const pieces = ['POST', 'PATCH'].map((method) => ({
    method,
    path: method === 'POST' ? UPLOADS_URL_PATH : `${UPLOADS_URL_PATH}/${crypto.randomUUID()}`,
    types: ['application/offset+octet-stream'],
  }));
  return [...pages, ...calls, ...pieces];
}

interface Sending {
  /** Null while nothing has come back; 0 when the connection ended without an answer. */
  status: number | null;
}

function sendSlowly({ method, path, types }: Door, turn: number): Sending {
  const sending: Sending = { status: null };
  const isPage = !path.startsWith(API_BASE);
  const headers = {
    Origin: product.url,
    Cookie: cookie,
    'Content-Type': types[turn % types.length] ?? FORM,
    'X-Forwarded-For': isPage ? CROWD : anyAddress(),
    'Tus-Resumable': '1.0.0',
    ...(turn % 2 === 0 ? { 'Content-Length': '60000' } : { 'Transfer-Encoding': 'chunked' }),
  };
  const outgoing = request(product.url + path, { method, headers, agent: false }, (answer) => {
    answer.resume();
    answer.once('close', () => {
      sending.status = answer.statusCode ?? 0;
      outgoing.destroy();
    });
  });
  outgoing.once('close', () => {
    sending.status ??= 0;
  });
  outgoing.on('error', () => undefined);
  outgoing.write('a');
  return sending;
}

async function answerOf({ method, path, types }: Door): Promise<number> {
  const answer = await fetch(product.url + path, {
    method,
    redirect: 'manual',
    headers: {
      Origin: product.url,
      'Content-Type': types.at(-1) ?? FORM,
      'X-Forwarded-For': anyAddress(),
    },
    body: types.at(-1) === 'application/json' ? '{}' : '',
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function statusesOf(all: readonly Door[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const door of all) found[`${door.method} ${door.path}`] = await answerOf(door);
  return found;
}

async function heldTurns(): Promise<string[]> {
  const text = await (await fetch(`${product.metricsUrl}/metrics`)).text();
  return text.split('\n').filter((line) => /^fair_queue_slots_in_use\{.*\} [1-9]/.test(line));
}

async function read(path: string, address: string): Promise<number> {
  const answer = await fetch(product.url + path, { headers: { 'X-Forwarded-For': address } });
  await answer.arrayBuffer();
  return answer.status;
}

test('a hundred slow bodies at every endpoint that reads one block no request and leave no slot in use', async () => {
  const all = doors();
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ method, path }) => takesFile(method, path)).length).toBeGreaterThan(4);
  const before = await statusesOf(all);
  for (let from = 0; from < all.length; from += DOORS_AT_ONCE) {
    const some = all.slice(from, from + DOORS_AT_ONCE);
    const sendings = some.flatMap((door) =>
      Array.from({ length: SLOW }, (_, turn) => sendSlowly(door, turn)),
    );
    // Pages that are rendered for their reader are, for the crowd's own address too.
    expect(await read('/login?t=1', CROWD)).toBe(200);
    expect(await read('/forgotpassword', CROWD)).toBe(200);
    await waitUntil(() => sendings.every(({ status }) => status !== null), PATIENT);
    expect(await read('/login?t=1', CROWD)).toBe(200);
  }
  await waitUntil(async () => (await heldTurns()).length === 0, PATIENT);
  expect(await statusesOf(all)).toEqual(before);
  expect(await product.healthy()).toBe(true);
});
