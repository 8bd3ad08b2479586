import { ADMIN_COOKIE, AT_COOKIE, ENC_COOKIE } from '#shared/core/cookies.ts';
import { db } from '#shared/server/db/pool.ts';
import { env } from '#shared/server/env.ts';
import { addressKey } from '#shared/server/http/endpoint/rate-limits.ts';
import type { PageShown } from '#shared/server/http/own-server/site.ts';
import { log } from '#shared/server/log.ts';
import { cameFrom } from '../core/came-from.ts';
import { isCountedReader } from '../core/counted-reader.ts';
import { visitedPage } from '../core/visited-page.ts';
import { type CountedVisit, VisitCounts } from './visit-counts.ts';
import { addVisits } from './visit-queries.ts';

const FLUSH_MS = 60_000;
const LISTED = 'listed:';
/** Lists whose companies are remembered for readers whose browsers had them ahead. */
const MOST_LISTS = 500;

const lists = new Map<string, PageShown['tags']>();
const counts = new VisitCounts();
let timer: NodeJS.Timeout | undefined;

/** Employers and the team look after pages; they are no visitors of them, whosever page it is. */
const LOOKS_AFTER = new RegExp(`(?:^|;\\s*)(?:${AT_COOKIE}|${ENC_COOKIE}|${ADMIN_COOKIE})=`);

/** Counts a page that was just shown, in memory; what it keeps of the reader is bits of the month. */
export function countVisit({ url, header, address, tags }: PageShown, now = new Date()): void {
  const visit = visitedPage(url);
  const listed = tags.filter((tag) => tag.startsWith(LISTED));
  if (listed.length > 0) rememberList(url, listed);
  if ((visit === null && listed.length === 0) || !isCountedReader(header)) return;
  if (LOOKS_AFTER.test(header('cookie') ?? '')) return;
  const reader = { address: addressKey(address), agent: header('user-agent') ?? '' };
  const add = (some: CountedVisit) => counts.count(reader, some, now);
  for (const tag of listed)
    add({ idEmp: Number(tag.slice(LISTED.length)), counted: 'listed', value: '' });
  if (visit === null) return;
  const { idEmp, page } = visit;
  add({ idEmp, counted: 'page', value: page });
  if (page === 'write') return;
  add({ idEmp, counted: 'visitor', value: '' });
  const origin = new URL(env().PUBLIC_URL).origin;
  const from = cameFrom(header('referer') ?? null, { idEmp, origin });
  if (from === null) return;
  add({ idEmp, counted: 'source', value: from.source });
  if (from.term !== null) add({ idEmp, counted: 'term', value: from.term });
}

/** The companies of a list that went out a while ago, for whoever opens it only now. */
export const companiesListed = (url: string): PageShown['tags'] => lists.get(url) ?? [];

function rememberList(url: string, listed: PageShown['tags']): void {
  lists.delete(url);
  lists.set(url, listed);
  if (lists.size <= MOST_LISTS) return;
  const [oldest = ''] = lists.keys();
  lists.delete(oldest);
}

export function flushVisits(): Promise<void> {
  return counts.flush((rows) => addVisits(db, rows));
}

/** Writes what was counted once a minute, in one statement. */
export function startCountingVisits(): void {
  timer ??= setInterval(() => {
    flushVisits().catch((error) => log.warn({ error }, 'visits could not be written yet'));
  }, FLUSH_MS).unref();
}

export async function stopCountingVisits(): Promise<void> {
  clearInterval(timer);
  await flushVisits();
}
