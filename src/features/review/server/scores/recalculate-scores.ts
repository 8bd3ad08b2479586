import { RATED_ASPECTS, type RatedAspect } from '#shared/core/aspects.ts';
import type { AspectScores, RatingCounts } from '#shared/core/domain/review.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { log } from '#shared/server/log.ts';
import { companyDeviation, recognitionOf } from '../../core/recognition.ts';
import {
  hasMoved,
  industryShares,
  type RatingShares,
  rawMoment,
  scoreOf,
  sharesOf,
} from '../../core/score.ts';
import { quotesFrom, writeQuotes } from './quote-queries.ts';
import {
  lockScores,
  type MarketRow,
  readMarket,
  type ScoredCompany,
  writeCompanyStats,
  writeMarket,
  writeRecognitions,
} from './score-queries.ts';
import { FIRST_STEP, nextStepSize } from './step-size.ts';
import {
  type CompanySelection,
  type CompanySums,
  changedCompanies,
  compactSums,
  countRatings,
  lastCompany,
  reconcileSums,
  sumCompanies,
} from './sum-queries.ts';

const MARKET_INDUSTRY_ID = 0;
/** Companies whose ratings or sums one statement reads. */
const COMPANIES_PER_STATEMENT = 2_000;
/** Companies whose recognitions one statement writes: a concurrent publication waits for it. */
const RECOGNITIONS_PER_STATEMENT = 100;
/** Nights in which every company's stored sums are recounted once. */
const RECONCILIATION_NIGHTS = 28;
const DAY_MS = 86_400_000;

/** Recalculates companies in the caller's transaction, from the last calculated market values. */
export async function recalculateCompanies(db: Db, idEmps: readonly number[]): Promise<void> {
  await lockScores(db);
  await compactSums(db, idEmps);
  const scored = scoreAll(await sumCompanies(db, idEmps), await readMarket(db));
  await writeCompanyStats(db, scored);
  await writeQuotes(db, idEmps);
}

/**
 * Recalculates market and companies from stored sums: nightly, and after seeding the demo.
 * Companies that hardly changed are only read; others are written in small steps, so that a
 * concurrent publication waits briefly. Recognitions follow once the deviation of all scores is
 * known.
 */
export async function recalculateAll(
  db: Db,
  firstStep = FIRST_STEP,
  stepAfter = nextStepSize,
): Promise<void> {
  const last = await lastCompany(db);
  await reconcileTonight(db, last);
  const ratings = new RatingsOfMarket();
  for (const range of rangesTo(last, COMPANIES_PER_STATEMENT))
    ratings.add(await countRatings(db, range));
  const before = companySdOf(await readMarket(db));
  const writeAll = (companySd: number | null) =>
    db.transaction(async (tx) => {
      await lockScores(tx);
      const market = ratings.rows(companySd);
      await writeMarket(tx, market);
      return market;
    });
  const market = await writeAll(before);
  const scored: Recognisable[] = [];
  let step = firstStep;
  for (const range of rangesTo(last, COMPANIES_PER_STATEMENT)) {
    // Steps this large are for a new database, in which everything changed.
    if (firstStep >= COMPANIES_PER_STATEMENT) {
      scored.push(...(await db.transaction((tx) => recalculateStep(tx, range, market))));
      continue;
    }
    const changed = await changedCompanies(db, range);
    const unchanged = scoreAll(await sumCompanies(db, { ...range, except: changed }), market);
    const { moved = [], settled = [] } = Object.groupBy(unchanged, (company) =>
      hasChanged(company) ? 'moved' : 'settled',
    );
    scored.push(...settled.flatMap(recognisable));
    const due = [...changed, ...moved.map(({ sums }) => sums.idEmp)];
    for (let from = 0; from < due.length; ) {
      const idEmps = due.slice(from, from + step);
      const began = performance.now();
      scored.push(...(await db.transaction((tx) => recalculateStep(tx, idEmps, market))));
      from += step;
      step = stepAfter(step, performance.now() - began);
    }
  }
  const companySd = companyDeviation(scored);
  if (companySd === before) return;
  const benchmark = benchmarkOf(await writeAll(companySd));
  const changed = scored.flatMap(({ idEmp, recognition, ...sums }) => {
    const now = recognitionOf(sums, benchmark);
    return now === recognition ? [] : [{ idEmp, recognition: now }];
  });
  const batchSize = Math.max(firstStep, RECOGNITIONS_PER_STATEMENT);
  for (let from = 0; from < changed.length; from += batchSize) {
    await writeRecognitions(db, changed.slice(from, from + batchSize));
  }
}

/** Verifies tonight's share of the stored sums. */
async function reconcileTonight(db: Db, last: number): Promise<void> {
  const tonight = Math.floor(Date.now() / DAY_MS) % RECONCILIATION_NIGHTS;
  const ranges = [...rangesTo(last, COMPANIES_PER_STATEMENT)];
  const due = ranges.filter((_, index) => index % RECONCILIATION_NIGHTS === tonight);
  let months = 0;
  for (const { from, to } of due) months += await reconcileSums(db, from, to);
  if (months > 0) log.warn({ months }, 'stored sums of reviews were wrong and are corrected');
}

interface Recognisable {
  readonly idEmp: number;
  readonly score: number;
  readonly low: number;
  readonly reviews: number;
  readonly recent: number;
  readonly recognition: string | null;
}

async function recalculateStep(
  tx: Db,
  selection: CompanySelection,
  market: readonly MarketRow[],
): Promise<Recognisable[]> {
  await lockScores(tx);
  await compactSums(tx, selection);
  const companies = scoreAll(await sumCompanies(tx, selection), market);
  const moved = companies.filter(hasChanged);
  if (moved.length > 0) await writeCompanyStats(tx, moved);
  const requoted = moved.filter(({ sums, quotedFrom }) => quotedFrom !== sums.stored?.quotedFrom);
  if (requoted.length > 0) {
    await writeQuotes(
      tx,
      requoted.map(({ sums }) => sums.idEmp),
    );
  }
  return companies.flatMap(recognisable);
}

function recognisable({ sums, score, recognition }: ScoredCompany): Recognisable[] {
  const { idEmp, reviews, recent } = sums;
  return score ? [{ idEmp, score: score.score, low: score.low, reviews, recent, recognition }] : [];
}

/** True if a displayed value differs from the stored stats, or a score moved too far. */
function hasChanged({ sums, score, aspects, recognition, quotedFrom }: ScoredCompany): boolean {
  const { stored } = sums;
  return (
    stored === null ||
    stored.quotedFrom !== quotedFrom ||
    stored.recognition !== recognition ||
    stored.reviews !== sums.reviews ||
    stored.recent !== sums.recent ||
    stored.lastReviewMonth !== sums.lastReviewMonth ||
    hasMoved(stored.score, score) ||
    RATED_ASPECTS.some(
      (aspect) =>
        stored.aspects[aspect]?.reviewCount !== aspects[aspect]?.reviewCount ||
        hasMoved(stored.aspects[aspect] ?? null, aspects[aspect] ?? null),
    )
  );
}

function* rangesTo(last: number, length: number) {
  for (let from = 1; from <= last; from += length) yield { from, to: from + length - 1 };
}

const companySdOf = (market: readonly MarketRow[]) =>
  market.find(({ idIndustry }) => idIndustry === MARKET_INDUSTRY_ID)?.companySd ?? null;

function benchmarkOf(market: readonly MarketRow[]) {
  const all = market.find(({ idIndustry }) => idIndustry === MARKET_INDUSTRY_ID)?.counts ?? {};
  return { mean: rawMoment(sharesOf(all.overall), 1), companySd: companySdOf(market) };
}

/** Scores need the shares of industry and market, recognition also the market's deviation. */
function scoreAll(companies: readonly CompanySums[], market: readonly MarketRow[]) {
  const counts = new Map(market.map((row) => [row.idIndustry, row.counts]));
  const all = counts.get(MARKET_INDUSTRY_ID) ?? {};
  const benchmark = benchmarkOf(market);
  return companies.map((sums) => {
    const industryCounts = counts.get(sums.idIndustry) ?? {};
    const sharesBy = (kind: keyof RatingCounts) =>
      industryShares(industryCounts[kind], sharesOf(all[kind]));
    const score = scoreOf(sums, sharesBy('overall'));
    const aspects = scoreAspects(sums, sharesBy);
    return {
      sums,
      score,
      aspects,
      quotedFrom: quotesFrom(sums, score, aspects),
      recognition: score ? recognitionOf({ ...sums, low: score.low }, benchmark) : null,
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

class RatingsOfMarket {
  readonly #counts = new Map<number, Partial<Record<keyof RatingCounts, number[]>>>();

  add(ratings: Awaited<ReturnType<typeof countRatings>>): void {
    for (const { idIndustry, counts } of ratings) {
      for (const id of [MARKET_INDUSTRY_ID, idIndustry]) {
        const before = this.#counts.get(id) ?? {};
        const sums = counts.map(({ kind, counts: more }) => [
          kind,
          more.map((count, index) => count + (before[kind]?.[index] ?? 0)),
        ]);
        this.#counts.set(id, Object.fromEntries(sums));
      }
    }
  }

  rows(companySd: number | null): MarketRow[] {
    return [...this.#counts].map(([idIndustry, counts]) => ({
      idIndustry,
      counts,
      companySd: idIndustry === MARKET_INDUSTRY_ID ? companySd : null,
    }));
  }
}
