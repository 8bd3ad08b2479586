import { postChunks } from '#features/company/server/sitemap-posts-queries.ts';
import { OPENINGS_PER_SITEMAP } from '#features/discovery/core/sitemap.ts';
import {
  openingChunks,
  sitemapChunks,
  sitemapFields,
} from '#features/discovery/server/sitemap-queries.ts';
import { landingsWorthFinding } from '#features/opening/server/opening-counts-queries.ts';
import { nightlyStatsOf } from '#shared/server/db/nightly-stats-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';

/** Nightly contents of the sitemaps: non-empty chunks and lists worth indexing. */
export type SitemapContents = Readonly<Awaited<ReturnType<typeof contentsOf>>>;

export const SITEMAP_TAG = 'sitemap';

const nightlySitemap = nightlyStatsOf<SitemapContents>('sitemap');
/** The key contains the chunk size, on which chunk numbers depend. */
const CONTENTS_KEY = `of ${OPENINGS_PER_SITEMAP} openings`;

async function contentsOf(db: Db) {
  return {
    companies: await sitemapChunks(db),
    openings: await openingChunks(db),
    posts: await postChunks(db),
    fields: await sitemapFields(db),
    landings: await landingsWorthFinding(db),
  };
}

const EMPTY_SITEMAP: SitemapContents = {
  companies: [],
  openings: [],
  posts: [],
  fields: [],
  landings: [],
};

/** Contents as of last night, so that no request scans the site; empty before the first run. */
export async function sitemapContents(db: Db): Promise<SitemapContents> {
  return (await nightlySitemap.read(db, CONTENTS_KEY)) ?? EMPTY_SITEMAP;
}

export async function isSitemapUncounted(db: Db): Promise<boolean> {
  return (await nightlySitemap.read(db, CONTENTS_KEY)) === null;
}

export async function refreshSitemap(db: Db): Promise<void> {
  await nightlySitemap.replace(db, [[CONTENTS_KEY, await contentsOf(db)]]);
}
