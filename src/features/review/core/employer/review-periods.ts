import { MIN_GROUP_SIZE } from '../k-anonymity.ts';

export interface MonthOfReviews {
  readonly month: string;
  readonly count: number;
  readonly sum: number;
}

export interface ReviewPeriod {
  /** First days of the period's first and last month. */
  readonly from: string;
  readonly to: string;
  readonly count: number;
  readonly mean: number;
}

type Open = Omit<ReviewPeriod, 'mean'> & { readonly sum: number };

/** Merges months into periods of `MIN_GROUP_SIZE` reviews or more; a rest joins the last period. */
export function reviewPeriods(months: readonly MonthOfReviews[]): readonly ReviewPeriod[] {
  const periods: Open[] = [];
  for (const { month, count, sum } of months) {
    const last = periods.at(-1);
    if (last && last.count < MIN_GROUP_SIZE)
      periods[periods.length - 1] = joined(last, month, count, sum);
    else periods.push({ from: month, to: month, count, sum });
  }
  const [left, before] = [periods.at(-1), periods.at(-2)];
  if (left && left.count < MIN_GROUP_SIZE) {
    periods.pop();
    if (before) periods[periods.length - 1] = joined(before, left.to, left.count, left.sum);
  }
  return periods.map(({ sum, ...period }) => ({ ...period, mean: sum / period.count }));
}

function joined(period: Open, to: string, count: number, sum: number): Open {
  return { ...period, to, count: period.count + count, sum: period.sum + sum };
}
