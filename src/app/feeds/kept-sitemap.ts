import { postChunks } from '#features/company/server/sitemap-posts-queries.ts';
import { OPENINGS_PER_SITEMAP } from '#features/discovery/core/sitemap.ts';
import {
  openingChunks,
  sitemapChunks,
  sitemapFields,
} from '#features/discovery/server/sitemap-queries.ts';
import { landingsWorthFinding } from '#features/opening/server/opening-counts-queries.ts';
import { nightly } from '#shared/server/db/nightly-figures-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';

/** What is told of the whole site: which sitemaps hold something, and which lists are worth finding. */
export interface SitemapContents {
  readonly companies: readonly number[];
  readonly openings: readonly number[];
  readonly posts: readonly number[];
  readonly fields: Awaited<ReturnType<typeof sitemapFields>>;
  readonly landings: Awaited<ReturnType<typeof landingsWorthFinding>>;
}

/** The tag of pages that show these contents: they go when they are counted. */
export const SITEMAP_TAG = 'sitemap';

const kept = nightly<SitemapContents>('sitemap');
/** Numbers of sitemaps hold for one size of them. */
const KEY = `of ${OPENINGS_PER_SITEMAP} openings`;

async function contentsOf(db: Db): Promise<SitemapContents> {
  return {
    companies: await sitemapChunks(db),
    openings: await openingChunks(db),
    posts: await postChunks(db),
    fields: await sitemapFields(db),
    landings: await landingsWorthFinding(db),
  };
}

const NOTHING_COUNTED: SitemapContents = {
  companies: [],
  openings: [],
  posts: [],
  fields: [],
  landings: [],
};

/** Contents as of last night, empty until the first count: no request looks through the whole site. */
export async function sitemapContents(db: Db): Promise<SitemapContents> {
  return (await kept.read(db, KEY)) ?? NOTHING_COUNTED;
}

export async function isSitemapUncounted(db: Db): Promise<boolean> {
  return (await kept.read(db, KEY)) === null;
}

export async function keepSitemap(db: Db): Promise<void> {
  await kept.replace(db, [[KEY, await contentsOf(db)]]);
}
