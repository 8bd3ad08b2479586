import type { Source } from '#shared/core/domain/visit.ts';
import { splitLocale } from '#shared/core/locale.ts';
import { searchedTerm } from './searched-term.ts';
import { visitedPage } from './visited-page.ts';

const SEARCH_ENGINES =
  /^(?!mail\.)(?:.*\.)?(?:google|bing|duckduckgo|yahoo|baidu|yandex|ecosia|naver)\.[a-z]{2,3}(?:\.[a-z]{2})?$|^com\.google\.android\.googlequicksearchbox$/;
const SOCIAL_SITES =
  /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me|instagram\.com|threads\.(?:com|net)|line\.me|x\.com|twitter\.com|t\.co|linkedin\.com|lnkd\.in|tiktok\.com|youtube\.com|pantip\.com|reddit\.com|whatsapp\.com|telegram\.org|messenger\.com)$/;
const MAX_REFERRER_LENGTH = 2_000;

export interface CameFrom {
  readonly source: Source;
  /** The term searched on this site; null: none, or possibly personal. */
  readonly term: string | null;
}

/** Classifies the referrer without its URL; null for another page of the same company. */
export function cameFrom(
  referrer: string | null,
  { idEmp, publicUrl }: { readonly idEmp: number; readonly publicUrl: string },
): CameFrom | null {
  if (!referrer || referrer.length > MAX_REFERRER_LENGTH || !URL.canParse(referrer))
    return { source: 'direct', term: null };
  const url = new URL(referrer);
  if (url.origin !== new URL(publicUrl).origin)
    return { source: sourceOf(url.hostname), term: null };
  if (visitedPage(url.pathname + url.search)?.idEmp === idEmp) return null;
  const isSearch = splitLocale(url.pathname).rest === '/yousay/companylist';
  const term = isSearch ? searchedTerm(url.searchParams.get('keyword') ?? '') : null;
  return { source: 'thisSite', term };
}

function sourceOf(host: string): Source {
  if (SEARCH_ENGINES.test(host)) return 'search';
  return SOCIAL_SITES.test(host) ? 'social' : 'otherSite';
}
