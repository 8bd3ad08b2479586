import { type DemoCompany, makeCompanies } from './company/company.ts';
import { type DemoOpening, makeOpenings } from './job/opening.ts';
import { type DemoReview, makeReviews } from './review/review.ts';

export function amountsAt(scale: number) {
  const scaled = (fullAmount: number, minimum: number): number =>
    Math.max(minimum, Math.round(fullAmount * scale));
  return {
    companies: scaled(11_100, 60),
    published: scaled(300, 6),
    reviews: scaled(41_500, 300),
    openings: scaled(6_000, 60),
    applications: scaled(60_000, 300),
    seekers: scaled(16_000, 320),
  };
}
export interface Plan {
  readonly scale: number;
  readonly amounts: ReturnType<typeof amountsAt>;
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
