import { ADMIN_COOKIE, EMPLOYER_ENC_COOKIE, EMPLOYER_TOKEN_COOKIE } from '#shared/core/cookies.ts';
import { db } from '#shared/server/db/pool.ts';
import { env } from '#shared/server/env.ts';
import { addressKey } from '#shared/server/http/endpoint/rate-limits.ts';
import type { PageView } from '#shared/server/http/own-server/site.ts';
import { log } from '#shared/server/log.ts';
import { cameFrom } from '../core/came-from.ts';
import { isCountedReader } from '../core/counted-reader.ts';
import { visitedPage } from '../core/visited-page.ts';
import { type CountedVisit, VisitCounts } from './visit-counts.ts';
import { addVisits } from './visit-queries.ts';

const FLUSH_MS = 60_000;
const LISTED = 'listed:';
const isListed = (tag: string) => tag.startsWith(LISTED);
/** Page views are counted after this delay, or once `MAX_SHOWN` are pending. */
const SETTLE_MS = 1_000;
const MAX_SHOWN = 500;
/** Company lists remembered, because a browser reports a prefetched list by its URL alone. */
const MAX_LISTS = 500;

const lists = new Map<string, PageView['tags']>();
const counts = new VisitCounts();
let timer: NodeJS.Timeout | undefined;

/** Cookies of employers and the team, who are not counted as visitors. */
const LOOKS_AFTER = new RegExp(
  `(?:^|;\\s*)(?:${EMPLOYER_TOKEN_COOKIE}|${EMPLOYER_ENC_COOKIE}|${ADMIN_COOKIE})=`,
);

/** A page view to be counted later, so that counting does not delay responses. */
interface PendingPage extends Pick<PageView, 'url' | 'tags' | 'address'> {
  readonly agent: string;
  readonly referrer: string | null;
  readonly shownAt: Date;
}

/** Pending page views by URL; reloads by the same reader are left out. */
const pendingPages = new Map<string, PendingPage[]>();
let noted = 0;
let settling: NodeJS.Timeout | undefined;

/** Notes a page view to be counted in memory shortly after the response. */
export function countVisit({ url, header, address, tags }: PageView, shownAt = new Date()): void {
  const agent = header('user-agent') ?? '';
  const referrer = header('referer') ?? null;
  const ofPage = pendingPages.get(url);
  const isNoted = (pending: PendingPage) =>
    pending.address === address && pending.agent === agent && pending.referrer === referrer;
  if (ofPage?.some(isNoted)) return;
  if (tags.some(isListed)) rememberList(url, tags.filter(isListed));
  if (LOOKS_AFTER.test(header('cookie') ?? '') || !isCountedReader(header)) return;
  const page = { url, tags, address, agent, referrer, shownAt };
  if (ofPage) ofPage.push(page);
  else pendingPages.set(url, [page]);
  noted += 1;
  if (noted >= MAX_SHOWN) settle();
  else settling ??= setTimeout(settle, SETTLE_MS).unref();
}

function settle(): void {
  clearTimeout(settling);
  settling = undefined;
  const pages = [...pendingPages.values()].flat();
  pendingPages.clear();
  noted = 0;
  for (const page of pages) count(page);
}

function count({ url, tags, address, agent, referrer, shownAt }: PendingPage): void {
  const reader = { address: addressKey(address), agent };
  const add = (some: CountedVisit) => counts.count(reader, some, shownAt);
  for (const tag of tags.filter(isListed))
    add({ idEmp: Number(tag.slice(LISTED.length)), metric: 'listed', value: '' });
  const visit = visitedPage(url);
  if (visit === null) return;
  const { idEmp, page } = visit;
  add({ idEmp, metric: 'page', value: page });
  if (page === 'write') return;
  add({ idEmp, metric: 'visitor', value: '' });
  const from = cameFrom(referrer, { idEmp, publicUrl: env().PUBLIC_URL });
  if (from === null) return;
  add({ idEmp, metric: 'source', value: from.source });
  if (from.term !== null) add({ idEmp, metric: 'term', value: from.term });
}

/** Tags of the companies on a list page that was rendered earlier, as for a prefetch. */
export const companiesListed = (url: string): PageView['tags'] => lists.get(url) ?? [];

function rememberList(url: string, listed: PageView['tags']): void {
  lists.delete(url);
  lists.set(url, listed);
  if (lists.size <= MAX_LISTS) return;
  const [oldest = ''] = lists.keys();
  lists.delete(oldest);
}

export function flushVisits(): Promise<void> {
  settle();
  return counts.flush((rows) => addVisits(db, rows));
}

/** Starts to write the counts to the database every `FLUSH_MS`. */
export function startCountingVisits(): void {
  timer ??= setInterval(() => {
    flushVisits().catch((error) => log.warn({ error }, 'visits could not be written yet'));
  }, FLUSH_MS).unref();
}

export async function stopCountingVisits(): Promise<void> {
  clearInterval(timer);
  await flushVisits();
}
