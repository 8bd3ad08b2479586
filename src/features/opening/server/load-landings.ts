import { reads } from '#shared/server/db/replica/reads.ts';
import { landingOf } from '../core/landing.ts';
import type { OpeningSearchQuery } from '../core/opening-search-query.ts';
import { findLandingStats } from './landing-queries.ts';
import { countOpeningsByJobField, countOpeningsByProvince } from './opening-counts-queries.ts';

/** Loads related landing pages, with statistics on page 1; null if no landing page is shown. */
export async function loadLandings(query: OpeningSearchQuery) {
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
