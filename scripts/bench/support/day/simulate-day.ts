import { setImmediate as nextTurn } from 'node:timers/promises';
import { cacheLife } from '#app/page-row.ts';
import { ROUTES } from '#app/routes.ts';
import type { HeaderPairs } from '#shared/server/http/security-headers.ts';
import { EVERY_COMPANY, LISTS, NIGHTLY } from '#shared/server/page-cache/channel.ts';
import { PageCache } from '#shared/server/page-cache/page-cache.ts';
import type { Addresses } from './addresses.ts';
import { FIRST_WORD, KINDS, type ReaderKind, readers, type View } from './readers.ts';

export interface Day {
  readonly addresses: Addresses;
  readonly viewsPerDay: number;
  readonly cacheBytes: number;
}

export interface Measured {
  readonly bytes: Readonly<Record<ReaderKind, number>>;
  readonly headers: HeaderPairs;
}

const DAY_MS = 86_400_000;
const DECISIONS = 2_000;
/** An opening is public for a month and changes twice: at its start and end. */
const OPEN_DAYS = 30;
/** Time of the nightly scores as a fraction of the day. */
const NIGHT_AT = 3.4 / 24;
const MAX_VIEWS = Number(process.env['DAY_VIEWS'] ?? Number.POSITIVE_INFINITY);
const LISTED_ON_A_PAGE = 20;
const SHOWN_ON_HOME = 20;
const ROW_OF: Readonly<Record<ReaderKind, string>> = {
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

/** Runs the page cache with a simulated clock, empty at midnight, on bodies of real size. */
export async function simulateDay(day: Day, { bytes, headers }: Measured) {
  const clock = { now: 0 };
  const { site, invalidatedBy, invalidatedByOpening } = day.addresses;
  const { view, company, hiring } = readers(site, 'simulated');
  const bodies = Object.fromEntries(KINDS.map((kind) => [kind, new ArrayBuffer(bytes[kind])]));
  const cache = new PageCache({
    render: async (key) => {
      const [kind, which, page] = key.split('/') as [ReaderKind, string, string];
      return {
        status: 200,
        headers: new Headers({
          'content-type': 'application/octet-stream',
          'cdn-cache-control': cacheControlOf(kind),
          'cache-tag': [
            ...tagsOf({ kind, which: Number(which), page: Number(page) }, day.addresses),
            NIGHTLY,
          ].join(),
        }),
        // All pages of a kind share one body, so that simulating a large cache takes little memory.
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
  const viewed = new Map<ReaderKind, number>();
  const missed = new Map<ReaderKind, number>();
  const invalidate = (...tags: readonly string[]) => {
    for (const tag of tags) cache.drop(tag);
  };
  let [decided, openingChanges, nights] = [0, 0, 0];
  const openingChangesPerDay = (2 * site.openings) / OPEN_DAYS;
  const views = Math.min(day.viewsPerDay, MAX_VIEWS);
  for (let number = 0; number < views; number += 1) {
    const ofDay = number / day.viewsPerDay;
    clock.now = ofDay * DAY_MS;
    for (; decided < ofDay * DECISIONS; decided += 1) {
      const which = company();
      invalidate(
        `company:${which}`,
        `listed:${which}`,
        `reviews:${which}`,
        ...invalidatedBy(which),
      );
    }
    for (; openingChanges < ofDay * openingChangesPerDay; openingChanges += 1) {
      const which = hiring();
      const opening = invalidatedByOpening(which, openingChanges);
      invalidate(`company:${which}`, `listed:${which}`, ...opening, ...invalidatedBy(which));
    }
    for (; nights + NIGHT_AT < ofDay; nights += 1) invalidate(LISTS, NIGHTLY);
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
  const rateOf = (kind: ReaderKind) => 1 - (missed.get(kind) ?? 0) / (viewed.get(kind) ?? 1);
  return {
    rate: 1 - misses / views,
    rateOf: Object.fromEntries(KINDS.map((kind) => [kind, rateOf(kind)])) as Record<
      ReaderKind,
      number
    >,
    rendersPerView: cache.counts.renders / views,
    cachedPages: cache.size.responses,
  };
}

function cacheControlOf(kind: ReaderKind): string {
  const row = ROUTES[ROW_OF[kind]];
  const life = row ? cacheLife(row) : null;
  if (life === null) throw new Error(`${ROW_OF[kind]} is not cached`);
  return `max-age=${life.maxAge}, stale-while-revalidate=${life.swr}`;
}

/** Returns the cache tags of a view; lists show companies of neighbouring ranks. */
function tagsOf(
  { kind, which, page }: Omit<View, 'lang'>,
  { site, listTagOf, openingListTagOf }: Addresses,
): string[] {
  const displayedTags = (tag: string, count: number) =>
    Array.from(
      { length: count },
      (_, index) => `${tag}:${(which * count + index) % site.reviewed}`,
    );
  if (kind === 'home' || kind === 'review landing')
    return [LISTS, EVERY_COMPANY, ...displayedTags('company', SHOWN_ON_HOME)];
  if (kind === 'list')
    return [LISTS, listTagOf(which), ...displayedTags('listed', LISTED_ON_A_PAGE)];
  if (kind === 'search') {
    return page === FIRST_WORD
      ? [LISTS, EVERY_COMPANY, ...displayedTags('listed', LISTED_ON_A_PAGE)]
      : [LISTS, `listed:${which}`];
  }
  if (kind === 'openings')
    return [LISTS, openingListTagOf(which), ...displayedTags('company', LISTED_ON_A_PAGE)];
  return [`company:${which}`, `reviews:${which}`];
}
