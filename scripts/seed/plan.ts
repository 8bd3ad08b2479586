import { type DemoCompany, makeCompanies } from './company/company.ts';
import { type DemoOpening, makeOpenings } from './job/opening.ts';
import { type DemoReview, makeReviews } from './review/review.ts';

/** How much of everything, at scale 1. */
const WHOLE = {
  companies: 11_100,
  published: 300,
  reviews: 41_500,
  openings: 6_000,
  applications: 60_000,
  seekers: 16_000,
} as const;

export type Amounts = Record<keyof typeof WHOLE, number>;

export function amountsAt(scale: number): Amounts {
  const of = (whole: number, least: number): number => Math.max(least, Math.round(whole * scale));
  return {
    companies: of(WHOLE.companies, 60),
    published: of(WHOLE.published, 6),
    reviews: of(WHOLE.reviews, 300),
    openings: of(WHOLE.openings, 60),
    applications: of(WHOLE.applications, 300),
    seekers: of(WHOLE.seekers, 320),
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

/** Everything but the finished pages, which are made one by one when they are stored. */
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
