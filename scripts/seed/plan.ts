import { makeCompanies } from './company/company.ts';
import { makeOpenings } from './job/opening.ts';
import { makeReviews } from './review/review.ts';

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
export type Plan = Readonly<ReturnType<typeof makePlan>>;

/** Everything but the published pages, which are made one by one when they are stored. */
export function makePlan(scale: number, now: Date) {
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
