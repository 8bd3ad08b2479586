import type { Client } from 'pg';
import { visits } from '../memory-visits.ts';
import type { Kind, Site, View } from './readers.ts';

export interface Addresses {
  readonly site: Site;
  readonly articles: readonly number[];
  of(view: View): string;
  /** The number of the company that so many have more reviews than. */
  idOf(rank: number): number;
}

const REVIEWS_OF_A_PAGE = 10;

/** Where each view leads on a site, under the names of its sitemaps; companies with most reviews come first. */
export async function addressesOf(url: string, client: Client): Promise<Addresses> {
  const listed = (await visits(url).listed()).filter((path) => !/^\/en(?:\/|$)/.test(path));
  const { rows } = await client.query<{ idEmp: number; reviews: number; name: string }>(
    `SELECT id_emp AS "idEmp", review_count AS reviews, company_name_th AS name
     FROM company_stats JOIN companies USING (id_emp) ORDER BY review_count DESC, id_emp`,
  );
  const rankOf = new Map(rows.map(({ idEmp }, rank) => [idEmp, rank]));
  const rank = (path: string) => rankOf.get(companyOf(path)) ?? rows.length;
  const among = (pattern: RegExp) =>
    listed.filter((path) => pattern.test(path)).sort((one, other) => rank(one) - rank(other));
  const reviewed = among(/^\/company\/[^/]+\/yousay$/);
  const openings = Map.groupBy(among(/^\/company\/[^/]+\/jobs\/\d+$/), companyOf);
  const hiring = [...openings.values()];
  const pages = among(/^\/company\/[^/]+\/hrsay$/);
  const lists = among(/^\/yousay\/companylist\?/);
  const openingLists = among(/^\/jobs(?:\?|$)/);
  const at = <Item>(all: readonly Item[], which: number) => all[which % all.length] as Item;
  const nameOf = new Map(rows.map(({ idEmp, name }) => [idEmp, name]));
  const leafed = (path: string, page: number) =>
    page === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}pg=${page + 1}`;
  const paths: Readonly<Record<Kind, (which: number, page: number) => string>> = {
    home: () => '/',
    'review landing': () => '/yousay',
    list: (which, page) => leafed(at(lists, which), page),
    search: (which, spelling) => {
      const name = nameOf.get(companyOf(at(reviewed, which))) ?? '';
      const typed = [name, name.replace(/^บริษัท | จำกัด$/g, ''), name.split(' ')[0]][spelling];
      return `/yousay/companylist?keyword=${encodeURIComponent(typed ?? name)}`;
    },
    openings: (which, page) => leafed(at(openingLists, which), page),
    company: (which) => at(pages, which),
    reviews: (which) => at(reviewed, which),
    'further reviews': (which, page) => leafed(at(reviewed, which), page + 1),
    'openings of a company': (which) => at(at(hiring, which), 0).replace(/\/\d+$/, ''),
    opening: (which, page) => at(at(hiring, which), page),
  };
  const articles = listed.flatMap((path) => /\/feature\/(\d+)-\d+\/post/.exec(path)?.[1] ?? []);
  return {
    site: {
      reviewed: reviewed.length,
      withFurtherReviews: rows.filter(({ reviews }) => reviews > REVIEWS_OF_A_PAGE).length,
      withPages: pages.length,
      withOpenings: hiring.length,
      lists: lists.length,
      openingLists: openingLists.length,
    },
    articles: [...new Set(articles.map(Number))],
    idOf: (which) => companyOf(at(reviewed, which)),
    of: ({ kind, which, page, lang }) => {
      const path = paths[kind](which, page);
      return lang === 'en' ? `/en${path === '/' ? '' : path}` : path;
    },
  };
}

function companyOf(path: string): number {
  return Number(/^\/company\/(?:[^/]*-)?(\d+)\//.exec(path)?.[1]);
}
