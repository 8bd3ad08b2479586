import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '#shared/core/endpoint.ts';
import { random } from '../../../scripts/artwork/random.ts';
import { type Served, serve } from '../served.ts';
import { hasPgBouncer, type PgBouncer, pgBouncer } from '../servers/pg-bouncer.ts';
import { hasPostgres, type PostgresPair, postgresPair } from './postgres-pair.ts';

const SEED = Number(process.env.SEED ?? Date.now() % 100_000);
const ADDRESSES = 200;
const ITEMS = 10;
const CONNECTIONS = 8;
/** A probe of three tries, a second apart, takes so long to say that the primary is gone. */
const NOTICED = 3_000;
const REFUSED_WITHIN = 30_000;
const dataDir = mkdtempSync(join(tmpdir(), 'yousay-faults-'));
const { next, sample } = random('failover', SEED);

interface Like {
  readonly path: string;
  readonly address: string;
}

let pair: PostgresPair;
let bouncer: PgBouncer;
let processes: readonly Served[] = [];
let likes: readonly Like[] = [];
let paths: readonly string[] = [];

const refused = { writes: 0, keptReads: 0 };
let keptReads = 0;
let lastRefused = 0;

describe.skipIf(!(hasPostgres && hasPgBouncer))('a primary that is killed under load', () => {
  beforeAll(async () => {
    pair = await postgresPair(dataDir);
    bouncer = await pgBouncer(pair.primaryUrl, dataDir);
    const env = {
      DATA_DIR: join(dataDir, 'data'),
      SESSION_SECRET: 's'.repeat(32),
      TRUSTED_PROXIES: '127.0.0.1',
      DATABASE_URL: bouncer.url,
      DATABASE_DIRECT_URL: pair.primaryUrl,
      DEMO: '1',
      SEED_SCALE: '0.02',
    };
    const all = await serve(env);
    processes = [all, await serve({ ...env, ROLE: 'web' })];
    paths = await likeablePaths(all);
    const everyLike = paths.flatMap((path) =>
      Array.from({ length: ADDRESSES }, (_, at) => ({
        path,
        address: `10.8.${at >> 8}.${at & 255}`,
      })),
    );
    likes = sample(everyLike, everyLike.length);
  });

  afterAll(async () => {
    for (const each of processes) await each.end();
    await bouncer?.close();
    await pair?.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });

  test('loses and doubles no acknowledged write, and takes them again within 30 s', async () => {
    const before = await totals();
    await readKept();
    const killAfter = Math.floor(likes.length * (0.2 + next() * 0.3));
    let acknowledged = 0;
    let killedAt = 0;
    let failover: Promise<void> | undefined;
    let isOver = false;
    const reader = (async () => {
      while (!isOver) await readKept();
    })();
    const unanswered = await giveAll(likes, () => {
      acknowledged += 1;
      if (acknowledged !== killAfter) return;
      killedAt = performance.now();
      failover = failOver();
    });
    await failover;
    isOver = true;
    await reader;
    const counted = sum(await totals()) - sum(before);
    const silence = lastRefused - killedAt;
    // What was not answered may have been done or not: sent again, it must count once.
    const left = await giveAll(unanswered);
    const doubledOrLost = sum(await totals()) - sum(before) - likes.length;
    console.info(
      `seed ${SEED}: killed after ${killAfter} acknowledged writes; ${acknowledged} acknowledged, ` +
        `${Math.max(0, acknowledged - counted)} lost, ${refused.writes} refused for ` +
        `${(silence / 1_000).toFixed(1)} s, ${Math.max(0, doubledOrLost)} doubled; ` +
        `${keptReads} pages read, ${refused.keptReads} refused`,
    );
    expect(counted).toBeGreaterThanOrEqual(acknowledged);
    expect(left).toEqual([]);
    expect(doubledOrLost).toBe(0);
    expect(refused.keptReads).toBe(0);
    expect(refused.writes).toBeGreaterThan(0);
    expect(silence).toBeLessThan(REFUSED_WITHIN);
  });
});

async function failOver(): Promise<void> {
  await pair.killPrimary();
  await wait(NOTICED);
  await pair.promote();
}

/** Every like once; what is not acknowledged is tried again later, as often as it takes until the writes are over. */
async function giveAll(given: readonly Like[], acknowledged = () => {}): Promise<readonly Like[]> {
  const waiting = [...given];
  const unanswered: Like[] = [];
  const connection = async (at: number) => {
    for (let like = waiting.pop(); like; like = waiting.pop()) {
      if (await give(like, at)) acknowledged();
      else {
        unanswered.push(like);
        await wait(100);
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => connection(at)));
  return unanswered;
}

async function give({ path, address }: Like, at: number): Promise<boolean> {
  const { url } = processes[at % processes.length] as Served;
  const headers = { Origin: url, 'X-Forwarded-For': address };
  const answer = await fetch(`${url}${API_BASE}${path}`, { method: 'PUT', headers }).catch(
    () => null,
  );
  await answer?.arrayBuffer().catch(() => null);
  if (answer?.status === 200) return true;
  refused.writes += 1;
  lastRefused = performance.now();
  return false;
}

async function readKept(): Promise<void> {
  for (const { url } of processes) {
    // An address for each reader, since one that asks so often is refused for it.
    const headers = { 'X-Forwarded-For': `10.9.${keptReads >> 8}.${keptReads & 255}` };
    const answer = await fetch(`${url}/en/yousay/companylist`, { headers }).catch(() => null);
    await answer?.arrayBuffer();
    keptReads += 1;
    if (answer?.status === 200) continue;
    refused.keptReads += 1;
  }
  await wait(20);
}

async function likeablePaths({ url }: Served): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${url}/sitemap-posts-1.xml`)).text();
  const posts = sitemap.matchAll(/\/(?:(feature)|gallery)\/(\d+)-\d+\/post/g);
  const found = Array.from(
    posts,
    ([, article, id]) => `/likes/${article ? 'article' : 'album'}/${id}`,
  );
  return [...new Set(found)].slice(0, ITEMS);
}

function totals(): Promise<number[]> {
  return Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(`${processes[0]?.url}${API_BASE}${path}`);
      return ((await answer.json()) as { data: { total: number } }).data.total;
    }),
  );
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
