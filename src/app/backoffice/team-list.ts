import type { APIContext } from 'astro';
import { localeFromPath } from '#shared/core/locale.ts';
import { backofficePage } from '#shared/core/team/backoffice-paths.ts';
import { type TeamPage, teamPage } from '#shared/core/team/team-page.ts';
import { type Db, db } from '#shared/server/db/pool.ts';

export interface TeamList<Item> {
  readonly section: 'reviews' | 'reports' | 'appeals' | 'claims' | 'audit';
  readonly count: (db: Db) => Promise<number>;
  readonly list: (db: Db, page: TeamPage) => Promise<readonly Item[]>;
}

export async function listedPage<Item>(
  { url }: Pick<APIContext, 'url'>,
  { section, count, list }: TeamList<Item>,
  pageSize?: number,
) {
  const total = await count(db);
  const currentPage = teamPage(url, total, pageSize);
  const href = (pg: number) => backofficePage(localeFromPath(url.pathname), section, pg);
  return { items: await list(db, currentPage), paging: { total, ...currentPage, href } };
}
