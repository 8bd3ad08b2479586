import { ALL_INDUSTRIES_ID } from '#shared/core/master-data/industries.ts';
import { EVERY_COMPANY, listTag } from '#shared/server/page-cache/channel.ts';
import type { ListPageQuery } from '../core/discovery-contract.ts';
import { isRefined } from './list-queries.ts';

/**
 * Cache tags of companies that affect a list page without being on it. With refining filters
 * every company affects counts; with a keyword without further matches, no other company does.
 */
export function changedBy(query: ListPageQuery, hasMore: boolean): readonly string[] {
  if (isRefined(query)) return [EVERY_COMPANY];
  if (query.keyword !== '' && !hasMore) return [];
  const { idIndustry } = query;
  return [listTag({ ...query, idIndustry: idIndustry === ALL_INDUSTRIES_ID ? 0 : idIndustry })];
}
