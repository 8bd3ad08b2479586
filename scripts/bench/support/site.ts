import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVER_ARGS, SERVER_ENV } from '../../serve/server-process.mjs';
import { type Running, start } from './child.ts';
import { freePort } from './free-port.ts';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface BenchSite {
  readonly url: string;
  readonly server: Running;
  readonly companyPath: string;
}

const START_TIMEOUT_MS = 300_000;
const PORT = Number(process.env['BENCH_PORT'] ?? (await freePort()));

/** The built product on its own port and demo data, stored in .data/bench between runs. */
export async function withSite<Value>(
  work: (site: BenchSite) => Promise<Value>,
  env: Record<string, string> = {},
): Promise<Value> {
  const url = `http://127.0.0.1:${PORT}`;
  const server = start(SERVER_ARGS, { ...SERVER_ENV, ...siteEnv(env) });
  try {
    await server.waitForLine(/^ready/, START_TIMEOUT_MS);
    return await work({ url, server, companyPath: await companyPath(url) });
  } finally {
    await server.stop();
  }
}

/** A URL longer than the cache accepts, so that the page is rendered for every request. */
export function pastTheCache(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${'x'.repeat(1_000)}`;
}

export function siteEnv(env: Record<string, string> = {}): Record<string, string> {
  return {
    PORT: String(PORT),
    METRICS_PORT: '0',
    PUBLIC_URL: `http://127.0.0.1:${PORT}`,
    DATA_DIR: join(ROOT, '.data/bench'),
    DATABASE_URL: '',
    DEMO: '1',
    // Trusts X-Forwarded-For, with which requests name many addresses, so rate limits stay on.
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    ...env,
  };
}

async function companyPath(url: string): Promise<string> {
  const forced = process.env.BENCH_PATH;
  if (forced) return forced;
  for (let id = 1; id <= 100; id += 1) {
    const answer = await fetch(`${url}/company/${id}`);
    if (answer.status === 200) return new URL(answer.url).pathname;
  }
  throw new Error('none of the first hundred companies has a published page');
}
