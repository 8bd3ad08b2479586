import { reads } from '#shared/server/db/replica/reads.ts';
import { type CountedLanding, type LandingStats, landingOf } from '../core/landing.ts';
import type { OpeningSearchQuery } from '../core/opening-search-query.ts';
import { findLandingStats } from './landing-queries.ts';
import { countOpeningsByJobField, countOpeningsByProvince } from './opening-counts-queries.ts';

interface Landings {
  readonly fields: readonly CountedLanding[];
  readonly provinces: readonly CountedLanding[];
  /** Only on the first page of a landing page. */
  readonly stats: LandingStats | null;
}

/** Related landing pages and statistics of a search; null if it has other filters or a keyword. */
export async function loadLandings(query: OpeningSearchQuery): Promise<Landings | null> {
  const landing = landingOf(query);
  if (landing === null) return null;
  const { idJobField, province } = landing;
  const isOfAll = idJobField === undefined && province === undefined;
  const [fields, provinces, stats] = await Promise.all([
    countOpeningsByJobField(reads, province),
    countOpeningsByProvince(reads, idJobField),
    isOfAll || query.pg > 1 ? null : findLandingStats(reads, landing),
  ]);
  return {
    fields: fields.filter((field) => field.idJobField !== idJobField),
    provinces: provinces.filter((row) => row.province !== province),
    stats,
  };
}
