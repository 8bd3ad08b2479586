import { FIGURES_QUOTED, type QuotedFigures } from '#features/about/core/quoted-figures.ts';
import { storedStats } from '#features/discovery/server/counts/stored-counts-queries.ts';
import { EVERY_COMPANY } from '#features/discovery/server/list-queries.ts';
import { db } from '#shared/server/db/pool.ts';

export async function quotedFigures(): Promise<QuotedFigures> {
  const { reviews, companies } = await storedStats(db, EVERY_COMPANY);
  return { QUOTED_REVIEWS: FIGURES_QUOTED(reviews), QUOTED_COMPANIES: FIGURES_QUOTED(companies) };
}
