import type { Client } from 'pg';
import { PAGE_SIZE } from '#features/discovery/core/discovery-contract.ts';
import { OPENING_PAGE_SIZE } from '#features/opening/core/opening-list-query.ts';
import { REVIEW_PAGE_SIZE } from '#features/review/core/review-contract.ts';
import { isOpen } from '#shared/server/db/opening-queries.ts';
import {
  type ListScope,
  listTag,
  type OpeningScope,
  openingListTag,
  openingListTags,
} from '#shared/server/page-cache/channel.ts';
import { visits } from '../memory-visits.ts';
import type { ReaderKind, View } from './readers.ts';

export type Addresses = Readonly<Awaited<ReturnType<typeof addressesOf>>>;

interface CompanyRow {
  readonly idEmp: number;
  readonly reviews: number;
  readonly name: string;
  readonly idIndustry: number;
  readonly province: string | null;
  readonly jobFields: readonly number[];
}

async function companiesOf(client: Client): Promise<CompanyRow[]> {
  const { rows } = await client.query<CompanyRow>(
    `SELECT id_emp AS "idEmp", review_count AS reviews, company_name_th AS name,
       id_industry AS "idIndustry", province,
       ARRAY(SELECT id_job_field FROM company_job_fields f WHERE f.id_emp = c.id_emp) AS "jobFields"
     FROM company_stats JOIN companies c USING (id_emp) ORDER BY review_count DESC, id_emp`,
  );
  return rows;
}

function scopeOf(path: string): ListScope {
  const query = new URLSearchParams(path.split('?')[1]);
  return {
    idIndustry: Number(query.get('idIndustry')),
    idJobField: Number(query.get('idJobField')),
    province: query.get('province') ?? '',
  };
}

function scopesOf(company: CompanyRow | undefined): string[] {
  if (!company) return [];
  const { idIndustry, province, jobFields } = company;
  return [0, idIndustry].flatMap((industry) =>
    [0, ...jobFields].flatMap((idJobField) =>
      ['', ...(province ? [province] : [])].map((scopeProvince) =>
        listTag({ idIndustry: industry, idJobField, province: scopeProvince }),
      ),
    ),
  );
}

async function openingScopes(client: Client): Promise<ReadonlyMap<number, OpeningScope>> {
  const { rows } = await client.query<OpeningScope & { readonly idJob: number }>(
    `SELECT id_job AS "idJob", id_job_field AS "idJobField", province FROM openings
     WHERE ${isOpen('openings')}`,
  );
  return new Map(rows.map(({ idJob, ...scope }) => [idJob, scope]));
}

async function pagesOfLists(client: Client) {
  interface ScopeCount extends ListScope {
    readonly count: number;
  }
  const pageCounter = async (sql: string, pageSize: number) => {
    const { rows } = await client.query<ScopeCount>(sql);
    const counts = new Map(rows.map(({ count, ...scope }) => [listTag(scope), count]));
    return (path: string) => Math.ceil((counts.get(listTag(scopeOf(path))) ?? 1) / pageSize);
  };
  return {
    companies: await pageCounter(
      `SELECT id_industry AS "idIndustry", id_job_field AS "idJobField", province,
         sum(companies)::int AS count FROM company_counts GROUP BY 1, 2, 3`,
      PAGE_SIZE,
    ),
    openings: await pageCounter(
      `SELECT 0 AS "idIndustry", coalesce(id_job_field, 0) AS "idJobField",
         coalesce(province, '') AS province, count(*)::int AS count
       FROM openings WHERE ${isOpen('openings')}
       GROUP BY GROUPING SETS ((id_job_field, province), (id_job_field), (province), ())
       ORDER BY count`,
      OPENING_PAGE_SIZE,
    ),
  };
}

/** URLs of every view of a site, from its sitemaps; companies with most reviews come first. */
export async function addressesOf(url: string, client: Client) {
  const listed = (await visits(url).listed()).filter((path) => !/^\/en(?:\/|$)/.test(path));
  const rows = await companiesOf(client);
  const rankOf = new Map(rows.map(({ idEmp }, rank) => [idEmp, rank]));
  const rank = (path: string) => rankOf.get(companyOf(path)) ?? rows.length;
  const among = (pattern: RegExp) =>
    listed.filter((path) => pattern.test(path)).sort((first, second) => rank(first) - rank(second));
  const reviewed = among(/^\/company\/[^/]+\/yousay$/);
  const openings = Map.groupBy(among(/^\/company\/[^/]+\/jobs\/\d+$/), companyOf);
  const hiring = [...openings.values()];
  const pages = among(/^\/company\/[^/]+\/hrsay$/);
  const lists = among(/^\/yousay\/companylist\?/);
  const openingLists = among(/^\/jobs(?:\?|$)/);
  const itemAt = <Item>(all: readonly Item[], which: number) => all[which % all.length] as Item;
  const nameOf = new Map(rows.map(({ idEmp, name }) => [idEmp, name]));
  const leafed = (path: string, page: number) =>
    page === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}pg=${page + 1}`;
  const paths: Readonly<Record<ReaderKind, (which: number, page: number) => string>> = {
    home: () => '/',
    'review landing': () => '/yousay',
    list: (which, page) => leafed(itemAt(lists, which), page),
    search: (which, spelling) => {
      const name = nameOf.get(companyOf(itemAt(reviewed, which))) ?? '';
      const shortName = name.replace(/^บริษัท | จำกัด$/g, '');
      const keyword = [name, shortName, shortName.split(' ')[0]][spelling];
      return `/yousay/companylist?keyword=${encodeURIComponent(keyword ?? name)}`;
    },
    openings: (which, page) => leafed(itemAt(openingLists, which), page),
    company: (which) => itemAt(pages, which),
    reviews: (which) => itemAt(reviewed, which),
    'further reviews': (which, page) => leafed(itemAt(reviewed, which), page + 1),
    'openings of a company': (which) => itemAt(itemAt(hiring, which), 0).replace(/\/\d+$/, ''),
    opening: (which, page) => itemAt(itemAt(hiring, which), page),
  };
  const articles = listed.flatMap((path) => /\/feature\/(\d+)-\d+\/post/.exec(path)?.[1] ?? []);
  const pagesOf = await pagesOfLists(client);
  const scopes = await openingScopes(client);
  const companyAt = (path: string) => rows[rank(path)];
  return {
    site: {
      reviewed: reviewed.length,
      furtherReviews: reviewed
        .map((path) => Math.ceil((companyAt(path)?.reviews ?? 0) / REVIEW_PAGE_SIZE) - 1)
        .filter((pages) => pages > 0),
      withPages: pages.length,
      withOpenings: hiring.length,
      lists: lists.map(pagesOf.companies),
      openingLists: openingLists.map(pagesOf.openings),
      openings: [...openings.values()].flat().length,
    },
    /** Returns the cache tag of the list `which`. */
    listTagOf: (which: number) => listTag(scopeOf(itemAt(lists, which))),
    invalidatedBy: (which: number) => scopesOf(companyAt(itemAt(reviewed, which))),
    openingListTagOf: (which: number) => openingListTag(scopeOf(itemAt(openingLists, which))),
    invalidatedByOpening: (which: number, job: number) => {
      const scope = scopes.get(Number(/\d+$/.exec(itemAt(itemAt(hiring, which), job))?.[0]));
      return scope ? openingListTags([scope]) : [];
    },
    articles: [...new Set(articles.map(Number))],
    idOf: (which: number) => companyOf(itemAt(reviewed, which)),
    of: ({ kind, which, page, lang }: View) => {
      const path = paths[kind](which, page);
      return lang === 'en' ? `/en${path === '/' ? '' : path}` : path;
    },
  };
}

function companyOf(path: string): number {
  return Number(/^\/company\/(?:[^/]*-)?(\d+)\//.exec(path)?.[1]);
}
