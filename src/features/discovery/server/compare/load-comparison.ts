import type { AspectScores } from '#shared/core/domain/review.ts';
import { displayScore } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';
import { reads } from '#shared/server/db/replica/reads.ts';
import { type ComparedCompany, MAX_COMPARED } from '../../core/compare/compared.ts';
import { aspectsOf, companyCards, EVERY_COMPANY, listCategory } from '../list-queries.ts';
import { searchCompanies } from '../search-companies.ts';

const SUGGESTED = 4;

export async function companyNamed(name: string): Promise<number | null> {
  const [best] = await searchCompanies(reads, name, { maxMatches: MAX_COMPARED });
  return best?.idEmp ?? null;
}

/** Suggests more companies of the first one's industry, or those with most applications. */
export async function loadComparison(ids: readonly number[], reader: Locale) {
  const [cards, aspects] = await Promise.all([
    companyCards(reads, ids, reader),
    aspectsOf(reads, ids),
  ]);
  const compared = cards.map((card) => ({
    ...card,
    intervals: displayedIntervals(aspects.get(card.idEmp)),
  }));
  if (compared.length >= MAX_COMPARED) return { compared, suggested: [] };
  const [first] = compared;
  const like = first ? { ...EVERY_COMPANY, idIndustry: first.idIndustry } : EVERY_COMPANY;
  const candidates = await listCategory(reads, like, {
    sort: first ? 'score' : 'applications',
    limit: SUGGESTED + MAX_COMPARED,
    offset: 0,
  });
  const fresh = candidates.filter((idEmp) => !compared.some((card) => card.idEmp === idEmp));
  return { compared, suggested: await companyCards(reads, fresh.slice(0, SUGGESTED), reader) };
}

function displayedIntervals(aspects: AspectScores = {}): ComparedCompany['intervals'] {
  return Object.fromEntries(
    Object.entries(aspects).map(([aspect, { low, high }]) => [
      aspect,
      { low: displayScore(low), high: displayScore(high) },
    ]),
  );
}
