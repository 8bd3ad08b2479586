import { type DemoCompany, makeCompanies } from './company/company.ts';
import { type DemoOpening, makeOpenings } from './job/opening.ts';
import { type DemoReview, makeReviews } from './review/review.ts';

const FULL_AMOUNTS = {
  companies: 11_100,
  published: 300,
  reviews: 41_500,
  openings: 6_000,
  applications: 60_000,
  seekers: 16_000,
} as const;

export type Amounts = Record<keyof typeof FULL_AMOUNTS, number>;

export function amountsAt(scale: number): Amounts {
  const scaled = (fullAmount: number, minimum: number): number =>
    Math.max(minimum, Math.round(fullAmount * scale));
  return {
    companies: scaled(FULL_AMOUNTS.companies, 60),
    published: scaled(FULL_AMOUNTS.published, 6),
    reviews: scaled(FULL_AMOUNTS.reviews, 300),
    openings: scaled(FULL_AMOUNTS.openings, 60),
    applications: scaled(FULL_AMOUNTS.applications, 300),
    seekers: scaled(FULL_AMOUNTS.seekers, 320),
  };
}

export interface Plan {
  readonly scale: number;
  readonly amounts: Amounts;
  readonly now: Date;
  readonly companies: readonly DemoCompany[];
  readonly reviews: readonly DemoReview[];
  readonly openings: readonly DemoOpening[];
}

/** Everything but the published pages, which are made one by one when they are stored. */
export function makePlan(scale: number, now: Date): Plan {
  const amounts = amountsAt(scale);
  const companies = makeCompanies(amounts.companies, amounts.published);
  return {
    scale,
    amounts,
    now,
    companies,
    reviews: makeReviews(companies, amounts.reviews, amounts.seekers, now),
    openings: makeOpenings(companies, amounts.openings, now),
  };
}
