import { and, eq, gte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { displayScore, MIN_SCORED_REVIEWS } from '#shared/core/format.ts';
import { inStatement } from './planned-once.ts';
import { companies, media } from './schema/companies.ts';
import { companyStats } from './schema/company-stats.ts';

export const displayedScore = (score: SQLWrapper): SQL<number | null> =>
  sql`${score}`.mapWith(displayScore);

export const RATING_COLUMNS = {
  reviewCount: sql<number>`coalesce(${companyStats.reviewCount}, 0)`,
  score: displayedScore(companyStats.score),
  scoreLow: displayedScore(companyStats.scoreLow),
  scoreHigh: displayedScore(companyStats.scoreHigh),
};

const HALF_A_DECIMAL = 0.05;

/** Compares the displayed score: one decimal, and enough reviews. */
export const isScoredFrom = (scoreFrom: string): SQL | undefined =>
  and(
    gte(companyStats.score, Number(scoreFrom) - HALF_A_DECIMAL),
    gte(companyStats.reviewCount, inStatement(MIN_SCORED_REVIEWS)),
  );

export const logo = alias(media, 'logo');
export const LOGO_COLUMNS = { idMedia: logo.idMedia, width: logo.width, height: logo.height };
export const isReadyLogo = and(eq(logo.idMedia, companies.logoMedia), eq(logo.state, 'ready'));
