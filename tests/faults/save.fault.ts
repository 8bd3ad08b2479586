import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { taxIdOf } from '#shared/core/text/tax-id.ts';
import { readPostmaster } from '#shared/server/db/embedded-postgres/pidfile.ts';
import { LONG, type Served, serve } from './served.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yousay-faults-'));
const postmaster = () => readPostmaster(join(dataDir, 'postgres', 'data'))?.pid;
const KILLS = LONG ? 30 : 1;
const WRITERS = 8;
const MOST_IN_A_TURN = 5;
const TOPICS = 3;
const PASSWORD = 'k7#mQ2xz';
/** A machine that starves answers so: what was sent may be kept or not, as when the server is gone. */
const NOT_READY = 503;
let product: Served | undefined;

afterEach(async () => {
  await product?.end();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function start(): Promise<void> {
  product = await serve({ DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' });
  await product.untilHealthy();
}

interface Writer {
  readonly address: string;
  readonly from: string;
  readonly cookie: string;
  readonly ids: readonly string[];
  revision: number;
  answered: number;
  unknown: number | null;
}

function call(path: string, init: RequestInit, from: string, cookie = ''): Promise<Response> {
  const headers = { Origin: product?.url ?? '', 'X-Forwarded-For': from, cookie, ...init.headers };
  return fetch(`${product?.url}/yousayapi${path}`, { ...init, headers });
}

/** Nobody, where the server was not ready: whether the company is there is not known then. */
async function writer(number: number): Promise<Writer | null> {
  const from = `10.9.8.${number}`;
  const company = {
    companyNameTh: `ร้าน ${number}`,
    companyNameEn: `Shop ${number}`,
    taxId: taxIdOf(String(100_000_000_000 + number)),
    idIndustry: '7',
    companySize: '3',
    province: '10',
    address: '99',
    postalCode: '10330',
    contactName: 'สมหญิง',
    position: 'HR',
    telephone: '021234567',
    email: `writer${number}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    terms: 'true',
  };
  const form = { method: 'POST', body: new URLSearchParams(company) };
  const registered = await call('/register', form, from);
  if (registered.status === NOT_READY) return null;
  const text = await registered.text();
  expect(registered.status, [text, ...(product?.lines.slice(-5) ?? [])].join('\n')).toBe(200);
  const { idEmp } = JSON.parse(text).data;
  const cookies = registered.headers.getSetCookie().map((one) => one.split(';')[0]);
  const cookie = cookies.join('; ');
  const page = `/companyProfile/${idEmp}/th`;
  const terms = { method: 'POST', body: new URLSearchParams({ terms: '1' }) };
  const agreed = await call(page, terms, from, cookie);
  if (agreed.status === NOT_READY) return null;
  expect(agreed.status, product?.lines.slice(-5).join('\n')).toBe(200);
  const ids = Array.from({ length: TOPICS }, () => crypto.randomUUID());
  const address = `${page}/history`;
  return { address, from, cookie, ids, revision: 0, answered: 0, unknown: null };
}

function save(of: Writer, number: number): Promise<Response> {
  const items = of.ids.map((idItem) => ({
    idItem,
    parent: null,
    kind: 'topic',
    content: { year: 2001, title: `${number}`, description: 'ก'.repeat(1500), idMedia: null },
  }));
  const headers = { 'Content-Type': 'application/json', 'If-Match': `"${of.revision}"` };
  const body = JSON.stringify({ items, finish: false });
  return call(of.address, { method: 'PUT', headers, body }, of.from, of.cookie);
}

async function saved(of: Writer, number: number): Promise<void> {
  const answer = await save(of, number);
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  const { revision } = JSON.parse(text).data;
  expect(revision).toBe(of.revision + 1);
  Object.assign(of, { revision, answered: number, unknown: null });
}

/** Saves until the server is gone, or until enough is saved; the last one may have been cut. */
async function write(of: Writer, told: () => void): Promise<void> {
  for (let turn = 0; turn < MOST_IN_A_TURN; turn += 1) {
    const number = of.answered + 1;
    of.unknown = number;
    const answer = await save(of, number).catch(() => null);
    const text = await answer?.text().catch(() => null);
    if (!answer || !text || answer.status === NOT_READY) return;
    expect(answer.status, text).toBe(200);
    const { revision } = JSON.parse(text).data;
    Object.assign(of, { revision, answered: number, unknown: null });
    told();
  }
}

async function expectKept(of: Writer): Promise<'kept' | 'lost' | 'answered'> {
  const read = await call(of.address, {}, of.from, of.cookie);
  const { data } = (await read.json()) as {
    data: { revision: number; items: { content: { title: string } }[] };
  };
  const titles = [...new Set(data.items.map(({ content }) => Number(content.title)))];
  expect(data.items).toHaveLength(of.answered === 0 && titles.length === 0 ? 0 : TOPICS);
  expect(titles.length).toBeLessThanOrEqual(1);
  const [number = 0] = titles;
  expect([of.answered, of.unknown ?? of.answered]).toContain(number);
  if (of.unknown === null) return 'answered';
  const outcome = number === of.unknown ? 'kept' : 'lost';
  expect(data.revision).toBe(of.revision + (outcome === 'kept' ? 1 : 0));
  await saved(of, of.unknown);
  return outcome;
}

test('a save interrupted by a kill is stored completely or not at all, and an answered one is stored', async () => {
  await start();
  const writers: Writer[] = [];
  for (let number = 1; writers.length < WRITERS; number += 1) {
    const one = await writer(number);
    if (one) writers.push(one);
  }
  let cut = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    let answers = 0;
    const working = writers.map((one) =>
      write(one, () => {
        answers += 1;
      }),
    );
    await vi.waitUntil(() => answers >= WRITERS + (kill % WRITERS), {
      timeout: 60_000,
      interval: 1,
    });
    const orphan = postmaster();
    await product?.end('SIGKILL');
    await Promise.all(working);
    await start();
    expect(postmaster()).not.toBe(orphan);
    for (const one of writers) if ((await expectKept(one)) !== 'answered') cut += 1;
  }
  expect(cut).toBeGreaterThan(0);
});
