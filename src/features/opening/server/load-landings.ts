import { reads } from '#shared/server/db/replica/reads.ts';
import { type CountedLanding, type LandingFigures, landingOf } from '../core/landing.ts';
import type { OpeningSearchQuery } from '../core/opening-search-query.ts';
import { findFigures } from './landing-queries.ts';
import { countByJobField, countByProvince } from './opening-counts-queries.ts';

interface Landings {
  readonly fields: readonly CountedLanding[];
  readonly places: readonly CountedLanding[];
  /** What its positions come to, on the first page of a landing page alone. */
  readonly figures: LandingFigures | null;
}

/** The other landing pages beside a search, and its positions: nothing where words or anything else narrow it. */
export async function loadLandings(query: OpeningSearchQuery): Promise<Landings | null> {
  const landing = landingOf(query);
  if (landing === null) return null;
  const { idJobField, province } = landing;
  const isOfAll = idJobField === undefined && province === undefined;
  const [fields, places, figures] = await Promise.all([
    countByJobField(reads, province),
    countByProvince(reads, idJobField),
    isOfAll || query.pg > 1 ? null : findFigures(reads, landing),
  ]);
  return {
    fields: fields.filter((field) => field.idJobField !== idJobField),
    places: places.filter((place) => place.province !== province),
    figures,
  };
}
