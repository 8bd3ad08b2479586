import { ALL_INDUSTRIES_ID } from '#shared/core/master-data/industries.ts';
import { EVERY_COMPANY, listTag } from '#shared/server/page-cache/channel.ts';
import type { ListPageQuery } from '../core/discovery-contract.ts';
import { isRefined } from './list-queries.ts';

/**
 * Cache tags of companies that a list page does not show. Filters besides the category affect
 * counts of other categories; a keyword without further matches is affected by no other company.
 */
export function changedBy(query: ListPageQuery, hasMore: boolean): readonly string[] {
  if (isRefined(query)) return [EVERY_COMPANY];
  if (query.keyword !== '' && !hasMore) return [];
  const { idIndustry } = query;
  return [listTag({ ...query, idIndustry: idIndustry === ALL_INDUSTRIES_ID ? 0 : idIndustry })];
}
