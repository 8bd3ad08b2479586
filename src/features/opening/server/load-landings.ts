import { db } from '#shared/server/db/pool.ts';
import { type CountedLanding, landingOf } from '../core/landing.ts';
import type { OpeningSearchQuery } from '../core/opening-search-query.ts';
import { countByJobField, countByProvince } from './landing-queries.ts';

/** The landing pages beside a search, and their positions: nothing where words or anything else narrow it. */
export async function loadLandings(
  query: OpeningSearchQuery,
): Promise<{ fields: readonly CountedLanding[]; places: readonly CountedLanding[] } | null> {
  const landing = landingOf(query);
  if (landing === null) return null;
  const [fields, places] = await Promise.all([
    countByJobField(db, landing.province),
    countByProvince(db, landing.idJobField),
  ]);
  return { fields, places };
}
