import { RATED_ASPECTS, type RatedAspect } from '#shared/core/aspects.ts';
import type { Db } from '#shared/server/db/pool.ts';
import {
  type AspectScores,
  companyDeviation,
  industryShares,
  moment,
  type RatingCounts,
  type RatingShares,
  recognitionOf,
  scoreOf,
  sharesOf,
} from '../../core/score.ts';
import { writeQuotes } from './quote-queries.ts';
import {
  type CompanySums,
  countRatings,
  lockScores,
  type MarketRow,
  readMarket,
  sumCompanies,
  writeFigures,
  writeMarket,
} from './score-queries.ts';

const WHOLE_MARKET = 0;
/** Companies whose quotes one statement writes: what it sorts fits in memory, and it ends in its time. */
const AT_ONCE = 2_000;

/** Recalculates the named companies in the caller's transaction, against the market as last calculated. */
export async function recalculateCompanies(db: Db, idEmps: readonly number[]): Promise<void> {
  await lockScores(db);
  const scored = scoreAll(await sumCompanies(db, idEmps), await readMarket(db));
  await writeFigures(db, scored);
  await writeQuotes(db, idEmps);
}

/** Market and companies, from the reviews up: nightly, and after the demo is seeded. */
export async function recalculateAll(db: Db): Promise<void> {
  await lockScores(db);
  const industries = marketRows(await countRatings(db));
  const sums = await sumCompanies(db, 'all');
  const scores = scoreAll(sums, industries).flatMap(({ score, sums: { reviews } }) =>
    score ? [{ score: score.score, reviews }] : [],
  );
  const market = industries.map((row) =>
    row.idIndustry === WHOLE_MARKET ? { ...row, companySd: companyDeviation(scores) } : row,
  );
  await writeMarket(db, market);
  await writeFigures(db, scoreAll(sums, market));
  for (let from = 0; from < sums.length; from += AT_ONCE) {
    await writeQuotes(
      db,
      sums.slice(from, from + AT_ONCE).map(({ idEmp }) => idEmp),
    );
  }
}

/** Scores need the shares of the industry and the market, recognition the deviation of the whole market too. */
function scoreAll(companies: readonly CompanySums[], market: readonly MarketRow[]) {
  const counts = new Map(market.map((row) => [row.idIndustry, row.counts]));
  const all = counts.get(WHOLE_MARKET) ?? {};
  const whole = {
    mean: moment(sharesOf(all.overall), 1),
    companySd: market.find(({ idIndustry }) => idIndustry === WHOLE_MARKET)?.companySd ?? null,
  };
  return companies.map((sums) => {
    const own = counts.get(sums.idIndustry) ?? {};
    const sharesBy = (kind: keyof RatingCounts) => industryShares(own[kind], sharesOf(all[kind]));
    const score = scoreOf(sums, sharesBy('overall'));
    return {
      sums,
      score,
      aspects: scoreAspects(sums, sharesBy),
      recognition: score ? recognitionOf({ ...sums, low: score.low }, whole) : null,
    };
  });
}

function scoreAspects(
  sums: CompanySums,
  sharesBy: (aspect: RatedAspect) => RatingShares,
): AspectScores {
  const scored = RATED_ASPECTS.flatMap((aspect) => {
    const score = scoreOf(sums[aspect], sharesBy(aspect));
    return score ? [[aspect, { ...score, reviewCount: sums[aspect].reviewCount }]] : [];
  });
  return Object.fromEntries(scored);
}

function marketRows(ratings: Awaited<ReturnType<typeof countRatings>>): MarketRow[] {
  const industries = new Map<number, Partial<Record<keyof RatingCounts, number[]>>>();
  for (const { idIndustry, kind, rating, count } of ratings) {
    for (const id of [WHOLE_MARKET, idIndustry]) {
      const counts = industries.get(id) ?? {};
      const row = counts[kind] ?? [0, 0, 0, 0, 0];
      row[rating - 1] = (row[rating - 1] ?? 0) + count;
      industries.set(id, { ...counts, [kind]: row });
    }
  }
  return [...industries].map(([idIndustry, counts]) => ({ idIndustry, counts, companySd: null }));
}
