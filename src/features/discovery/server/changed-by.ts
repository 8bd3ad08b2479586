import { ALL_INDUSTRIES_ID } from '#shared/core/master-data/industries.ts';
import { EVERY_COMPANY, listTag } from '#shared/server/page-cache/channel.ts';
import type { ListPageQuery } from '../core/discovery-contract.ts';
import { isRefined } from './list-queries.ts';

/**
 * The tags by which a page of the list of companies learns of changes of those it does not show. A choice beside
 * the category is counted for other categories too; a keyword that finds no more than is shown finds no other
 * company by a change of its figures.
 */
export function changedBy(query: ListPageQuery, hasMore: boolean): readonly string[] {
  if (isRefined(query)) return [EVERY_COMPANY];
  if (query.keyword !== '' && !hasMore) return [];
  const { idIndustry } = query;
  return [listTag({ ...query, idIndustry: idIndustry === ALL_INDUSTRIES_ID ? 0 : idIndustry })];
}
