import ky from 'ky';
import { type ReadPage, readPage } from './read-page.ts';

export interface Visit {
  readonly path: string;
  readonly status: number;
  readonly contentType: string;
  readonly bytes: number;
  readonly to: string | null;
  readonly from: string;
  readonly page: ReadPage | null;
}

export interface Walk {
  readonly visits: ReadonlyMap<string, Visit>;
  readonly linked: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface Terms {
  readonly site: string;
  readonly start: readonly string[];
  readonly opens: (path: string) => boolean;
}

const AT_ONCE = 4;
/** An address may have two hundred pages rendered a minute. */
const PER_ADDRESS = 100;

/** Reading pages blocks for longer than a keep-alive lasts: a closed connection is retried once. */
export const get = ky.create({
  headers: { Accept: 'text/html' },
  redirect: 'manual',
  retry: { limit: 1, statusCodes: [] },
  throwHttpErrors: false,
  timeout: false,
});

export function ownPath(href: string, path: string, site: string): string | null {
  const url = new URL(href, site + path);
  // Pages made at build say the address that was known then.
  return url.origin === site ? url.pathname + url.search : null;
}

export async function walk({ site, start, opens }: Terms): Promise<Walk> {
  const visits = new Map<string, Visit>();
  const linked = new Map<string, Set<string>>();
  const offered = new Set<string>(start);
  const waiting = start.map((path) => ({ path, from: 'the start' }));
  let requests = 0;

  function offer(path: string, from: string): void {
    if (offered.has(path)) return;
    offered.add(path);
    if (opens(path)) waiting.push({ path, from });
  }

  function follow(page: ReadPage, from: string): void {
    for (const { href, hreflang = page.lang } of page.links) {
      const path = ownPath(href, from, site);
      if (path === null) continue;
      if (hreflang === page.lang) linked.set(path, (linked.get(path) ?? new Set()).add(from));
      offer(path, from);
    }
    for (const href of page.files) {
      const path = ownPath(href, from, site);
      if (path !== null) offer(path, from);
    }
  }

  async function visit({ path, from }: { path: string; from: string }): Promise<void> {
    requests += 1;
    const number = Math.floor(requests / PER_ADDRESS);
    const caller = `10.77.${number >> 8}.${number & 255}`;
    const answer = await get(site + path, { headers: { 'X-Forwarded-For': caller } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const contentType = answer.headers.get('content-type') ?? '';
    const location = answer.headers.get('location');
    const to = location === null ? null : ownPath(location, path, site);
    const isPage = contentType.includes('text/html') && to === null;
    const page = isPage ? structuredClone(readPage(bytes.toString('utf8'))) : null;
    const { status } = answer;
    visits.set(path, { path, status, contentType, bytes: bytes.byteLength, to, from, page });
    if (to !== null) offer(to, path);
    if (page !== null && status === 200) follow(page, path);
  }

  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
  return { visits, linked };
}
