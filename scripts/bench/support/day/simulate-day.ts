import { setImmediate as nextTurn } from 'node:timers/promises';
import { cacheLife } from '#app/page-row.ts';
import { ROUTES } from '#app/routes.ts';
import type { HeaderPairs } from '#shared/server/http/security-headers.ts';
import { LISTS } from '#shared/server/page-cache/channel.ts';
import { PageCache } from '#shared/server/page-cache/page-cache.ts';
import { KINDS, type Kind, readers, type Site } from './readers.ts';

export interface Day {
  readonly site: Site;
  readonly viewsPerDay: number;
  readonly cacheBytes: number;
}

/** What a page of each kind weighs as it is kept, and the headers every page has. */
export interface Measured {
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly headers: HeaderPairs;
}

export interface DayResult {
  /** The share of views whose reader waited for no page to be made. */
  readonly rate: number;
  readonly rateOf: Readonly<Record<Kind, number>>;
  /** Pages made for one view, those made while an older one was shown included. */
  readonly rendersPerView: number;
  readonly kept: number;
}

const DAY_MS = 86_400_000;
/** Reviews published, refused or withdrawn a day. */
const DECISIONS = 2_000;
/** Views that count, after as many that fill the cache. */
const COUNTED = Number(process.env['DAY_VIEWS'] ?? 500_000);
const LISTED_ON_A_PAGE = 20;
const SHOWN_ON_HOME = 20;
const ROW_OF: Readonly<Record<Kind, string>> = {
  home: '/',
  'review landing': '/yousay',
  list: '/yousay/companylist',
  search: '/yousay/companylist',
  openings: '/jobs',
  company: '/company/[segment]/hrsay',
  reviews: '/company/[segment]/yousay',
  'further reviews': '/company/[segment]/yousay',
  'openings of a company': '/company/[segment]/jobs',
  opening: '/company/[segment]/jobs/[idJob]',
};

/** The page cache of the product under a clock of its own; what is made are bytes as heavy as the pages. */
export async function simulateDay(day: Day, { bytes, headers }: Measured): Promise<DayResult> {
  const clock = { now: 0 };
  const { view, company } = readers(day.site, 'simulated');
  const bodies = Object.fromEntries(KINDS.map((kind) => [kind, new ArrayBuffer(bytes[kind])]));
  const cache = new PageCache({
    render: async (key) => {
      const [kind, which] = key.split('/') as [Kind, string];
      return {
        status: 200,
        headers: new Headers({
          'content-type': 'application/octet-stream',
          'cdn-cache-control': lifeOf(kind),
          'cache-tag': tagsOf(kind, Number(which), day.site.reviewed).join(),
        }),
        // One for all pages of a kind, so that a large cache takes no memory here.
        arrayBuffer: async () => bodies[kind],
      } as unknown as Response;
    },
    always: headers,
    maxBytes: day.cacheBytes,
    now: () => clock.now,
    onRevalidationError: (error) => {
      throw error;
    },
  });
  cache.listening = true;
  const viewed = new Map<Kind, number>();
  const missed = new Map<Kind, number>();
  let decided = 0;
  let rendersBefore = 0;
  for (let number = 0; number < 2 * COUNTED; number += 1) {
    const ofDay = number / day.viewsPerDay;
    clock.now = ofDay * DAY_MS;
    for (; decided < ofDay * DECISIONS; decided += 1) {
      const idEmp = company();
      for (const tag of [`company:${idEmp}`, `listed:${idEmp}`, `reviews:${idEmp}`, LISTS])
        cache.drop(tag);
    }
    if (number === COUNTED) {
      viewed.clear();
      missed.clear();
      rendersBefore = cache.counts.renders;
    }
    const { kind, which, page, lang } = view();
    const key = `${kind}/${which}/${page}/${lang}`;
    viewed.set(kind, (viewed.get(kind) ?? 0) + 1);
    const hit = cache.get(key);
    if (hit === undefined) {
      missed.set(kind, (missed.get(kind) ?? 0) + 1);
      await cache.load(key, null);
    } else if (hit.stale) await nextTurn();
  }
  const misses = [...missed.values()].reduce((sum, of) => sum + of, 0);
  const rateOf = (kind: Kind) => 1 - (missed.get(kind) ?? 0) / (viewed.get(kind) ?? 1);
  return {
    rate: 1 - misses / COUNTED,
    rateOf: Object.fromEntries(KINDS.map((kind) => [kind, rateOf(kind)])) as Record<Kind, number>,
    rendersPerView: (cache.counts.renders - rendersBefore) / COUNTED,
    kept: cache.size.answers,
  };
}

function lifeOf(kind: Kind): string {
  const row = ROUTES[ROW_OF[kind]];
  const life = row ? cacheLife(row) : null;
  if (life === null) throw new Error(`${ROW_OF[kind]} is not kept`);
  return `max-age=${life.maxAge}, stale-while-revalidate=${life.swr}`;
}

/** A list shows neighbours: the one read most shows those that are read and decided on most. */
function tagsOf(kind: Kind, which: number, companies: number): string[] {
  const shown = (tag: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${tag}:${(which * count + at) % companies}`);
  if (kind === 'home' || kind === 'review landing')
    return [LISTS, ...shown('company', SHOWN_ON_HOME)];
  if (kind === 'list' || kind === 'search') return [LISTS, ...shown('listed', LISTED_ON_A_PAGE)];
  if (kind === 'openings') return [LISTS, ...shown('company', LISTED_ON_A_PAGE)];
  return [`company:${which}`, `reviews:${which}`];
}
