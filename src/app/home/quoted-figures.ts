import { type QuotedFigures, quoted } from '#features/about/core/quoted-figures.ts';
import { storedStats } from '#features/discovery/server/counts/stored-counts-queries.ts';
import { EVERY_COMPANY } from '#features/discovery/server/list-queries.ts';
import { db } from '#shared/server/db/pool.ts';

export async function quotedFigures(): Promise<QuotedFigures> {
  const { reviews, companies } = await storedStats(db, EVERY_COMPANY);
  return { QUOTED_REVIEWS: quoted(reviews), QUOTED_COMPANIES: quoted(companies) };
}
