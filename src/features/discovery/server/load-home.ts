import type { Locale } from '#shared/core/locale.ts';
import { reads } from '#shared/server/db/replica/reads.ts';
import { industryCounts, jobFieldCounts } from './counts/count-categories.ts';
import { storedCountsBy, storedStats } from './counts/stored-counts-queries.ts';
import { heroQuotes, quotedReviews } from './latest-review-queries.ts';
import {
  companyCards,
  EVERY_COMPANY,
  listCategory,
  listDreamCompanies,
  listRecognised,
} from './list-queries.ts';

const ROW_LENGTH = 5;
const DREAM_COMPANIES = 5;
const RECOGNISED = 5;
const LATEST = 6;
/** Reviews shown; more are read (CONSIDERED), because only some can be quoted. */
const QUOTE_COUNT = 3;
const CONSIDERED = 40;
const USEFUL = 3;

const loadStatistics = () =>
  Promise.all([
    jobFieldCounts(),
    industryCounts(),
    storedStats(reads, EVERY_COMPANY),
    storedCountsBy(reads, 'province', EVERY_COMPANY),
  ]).then(([jobFields, industries, figures, places]) => ({
    jobFields,
    industries,
    figures,
    places,
  }));

/** Loads the home page; the cards of its three rows take one query. */
export async function loadHome(reader: Locale) {
  const [hero, top, dream, everyRecognised, latest, statistics] = await Promise.all([
    heroQuotes(reads, reader),
    listCategory(reads, EVERY_COMPANY, { sort: 'applications', limit: ROW_LENGTH, offset: 0 }),
    listDreamCompanies(reads, DREAM_COMPANIES),
    listRecognised(reads, RECOGNISED + DREAM_COMPANIES),
    quotedReviews(reads, 'latest', CONSIDERED, reader),
    loadStatistics(),
  ]);
  // Dream companies come last, because the page shows them in another row too.
  const recognised = everyRecognised
    .toSorted((a, b) => Number(dream.includes(a)) - Number(dream.includes(b)))
    .slice(0, RECOGNISED);
  const above = new Set(hero.map(({ idReview }) => idReview));
  const quotes = latest
    .filter(({ idReview, text }) => text !== null && !above.has(idReview))
    .slice(0, QUOTE_COUNT);
  const cards = await companyCards(reads, [...new Set([...top, ...dream, ...recognised])], reader);
  const byId = new Map(cards.map((card) => [card.idEmp, card]));
  const cardsOf = (ids: readonly number[]) => ids.flatMap((idEmp) => byId.get(idEmp) ?? []);
  return {
    hero,
    top: cardsOf(top),
    dream: cardsOf(dream),
    recognised: cardsOf(recognised),
    latest: quotes,
    ...statistics,
  };
}

export async function loadReviewLanding(reader: Locale) {
  const [hero, latest, useful, recognised, statistics] = await Promise.all([
    heroQuotes(reads, reader),
    quotedReviews(reads, 'latest', LATEST, reader),
    quotedReviews(reads, 'useful', USEFUL, reader),
    listRecognised(reads, RECOGNISED).then((ids) => companyCards(reads, ids, reader)),
    loadStatistics(),
  ]);
  return { hero, latest, useful, recognised, ...statistics };
}
