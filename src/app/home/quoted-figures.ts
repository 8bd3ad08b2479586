import { type QuotedFigures, quoted } from '#features/about/core/quoted-figures.ts';
import { siteFigures } from '#features/discovery/server/fields/field-queries.ts';
import { db } from '#shared/server/db/pool.ts';

/** The figures of the home page, for pages that no request renders. */
export async function quotedFigures(): Promise<QuotedFigures> {
  const { reviews, companies } = await siteFigures(db);
  return { QUOTED_REVIEWS: quoted(reviews), QUOTED_COMPANIES: quoted(companies) };
}
