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
import { quotesFrom, writeQuotes } from './quote-queries.ts';
import {
  type CompanySums,
  countRatings,
  lastCompany,
  lockScores,
  type MarketRow,
  readMarket,
  sumCompanies,
  writeFigures,
  writeMarket,
  writeRecognitions,
} from './score-queries.ts';

const WHOLE_MARKET = 0;
/** Companies whose reviews one statement counts, and whose figures and quotes one transaction writes. */
const COUNTED_AT_ONCE = 2_000;
const SCORED_AT_ONCE = 200;

/** Recalculates the named companies in the caller's transaction, against the market as last calculated. */
export async function recalculateCompanies(db: Db, idEmps: readonly number[]): Promise<void> {
  await lockScores(db);
  const scored = scoreAll(await sumCompanies(db, idEmps), await readMarket(db));
  await writeFigures(db, scored);
  await writeQuotes(db, idEmps);
}

/**
 * Market and companies, from the reviews up: nightly, and after the demo is seeded. In steps of some companies
 * each, so that whoever publishes meanwhile waits a moment; the symbols follow at the end, when the deviation
 * of all scores is known.
 */
export async function recalculateAll(db: Db): Promise<void> {
  const last = await lastCompany(db);
  const counted = new RatingsOfMarket();
  for (const range of rangesTo(last, COUNTED_AT_ONCE)) counted.add(await countRatings(db, range));
  const before = companySdOf(await readMarket(db));
  const writeAll = (companySd: number | null) =>
    db.transaction(async (tx) => {
      await lockScores(tx);
      const market = counted.rows(companySd);
      await writeMarket(tx, market);
      return market;
    });
  const market = await writeAll(before);
  const scored: Recognisable[] = [];
  for (const range of rangesTo(last, SCORED_AT_ONCE)) {
    scored.push(...(await db.transaction((tx) => recalculateRange(tx, range, market))));
  }
  const companySd = companyDeviation(scored);
  if (companySd === before) return;
  const whole = wholeOf(await writeAll(companySd));
  const changed = scored.flatMap(({ idEmp, recognition, ...sums }) => {
    const now = recognitionOf(sums, whole);
    return now === recognition ? [] : [{ idEmp, recognition: now }];
  });
  for (let from = 0; from < changed.length; from += COUNTED_AT_ONCE) {
    await writeRecognitions(db, changed.slice(from, from + COUNTED_AT_ONCE));
  }
}

/** What the symbol of a scored company follows from, and the symbol it has. */
interface Recognisable {
  readonly idEmp: number;
  readonly score: number;
  readonly low: number;
  readonly reviews: number;
  readonly recent: number;
  readonly recognition: string | null;
}

async function recalculateRange(
  tx: Db,
  range: { readonly from: number; readonly to: number },
  market: readonly MarketRow[],
): Promise<Recognisable[]> {
  await lockScores(tx);
  const figures = scoreAll(await sumCompanies(tx, range), market);
  await writeFigures(tx, figures);
  await writeQuotes(
    tx,
    figures.flatMap(({ sums, quotedFrom }) => (quotedFrom === sums.quotedFrom ? [] : [sums.idEmp])),
  );
  return figures.flatMap(({ sums: { idEmp, reviews, recent }, score, recognition }) =>
    score ? [{ idEmp, score: score.score, low: score.low, reviews, recent, recognition }] : [],
  );
}

function* rangesTo(last: number, length: number) {
  for (let from = 1; from <= last; from += length) yield { from, to: from + length - 1 };
}

const companySdOf = (market: readonly MarketRow[]) =>
  market.find(({ idIndustry }) => idIndustry === WHOLE_MARKET)?.companySd ?? null;

/** What symbols are measured against. */
function wholeOf(market: readonly MarketRow[]) {
  const all = market.find(({ idIndustry }) => idIndustry === WHOLE_MARKET)?.counts ?? {};
  return { mean: moment(sharesOf(all.overall), 1), companySd: companySdOf(market) };
}

/** Scores need the shares of the industry and the market, recognition the deviation of the whole market too. */
function scoreAll(companies: readonly CompanySums[], market: readonly MarketRow[]) {
  const counts = new Map(market.map((row) => [row.idIndustry, row.counts]));
  const all = counts.get(WHOLE_MARKET) ?? {};
  const whole = wholeOf(market);
  return companies.map((sums) => {
    const own = counts.get(sums.idIndustry) ?? {};
    const sharesBy = (kind: keyof RatingCounts) => industryShares(own[kind], sharesOf(all[kind]));
    const score = scoreOf(sums, sharesBy('overall'));
    const aspects = scoreAspects(sums, sharesBy);
    return {
      sums,
      score,
      aspects,
      quotedFrom: quotesFrom(sums.state, score, aspects),
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

/** The ratings of each industry and of the whole market, summed up as they are counted. */
class RatingsOfMarket {
  readonly #counts = new Map<number, Partial<Record<keyof RatingCounts, number[]>>>();

  add(ratings: Awaited<ReturnType<typeof countRatings>>): void {
    for (const { idIndustry, kind, rating, count } of ratings) {
      for (const id of [WHOLE_MARKET, idIndustry]) {
        const counts = this.#counts.get(id) ?? {};
        const row = counts[kind] ?? [0, 0, 0, 0, 0];
        row[rating - 1] = (row[rating - 1] ?? 0) + count;
        this.#counts.set(id, { ...counts, [kind]: row });
      }
    }
  }

  rows(companySd: number | null): MarketRow[] {
    return [...this.#counts].map(([idIndustry, counts]) => ({
      idIndustry,
      counts,
      companySd: idIndustry === WHOLE_MARKET ? companySd : null,
    }));
  }
}
