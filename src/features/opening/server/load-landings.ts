import { reads } from '#shared/server/db/replica/reads.ts';
import { type CountedLanding, type LandingStats, landingOf } from '../core/landing.ts';
import type { OpeningSearchQuery } from '../core/opening-search-query.ts';
import { findLandingStats } from './landing-queries.ts';
import { countByJobField, countByProvince } from './opening-counts-queries.ts';

interface Landings {
  readonly fields: readonly CountedLanding[];
  readonly provinces: readonly CountedLanding[];
  /** What its positions come to, on the first page of a landing page alone. */
  readonly stats: LandingStats | null;
}

/** The other landing pages beside a search, and its positions: nothing where words or anything else narrow it. */
export async function loadLandings(query: OpeningSearchQuery): Promise<Landings | null> {
  const landing = landingOf(query);
  if (landing === null) return null;
  const { idJobField, province } = landing;
  const isOfAll = idJobField === undefined && province === undefined;
  const [fields, provinces, stats] = await Promise.all([
    countByJobField(reads, province),
    countByProvince(reads, idJobField),
    isOfAll || query.pg > 1 ? null : findLandingStats(reads, landing),
  ]);
  return {
    fields: fields.filter((field) => field.idJobField !== idJobField),
    provinces: provinces.filter((row) => row.province !== province),
    stats,
  };
}
