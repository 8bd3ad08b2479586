import { describe, expect, it } from 'vitest';
import { type Aspect, aspectsBy } from '#shared/core/aspects.ts';
import { chooseHeroQuotes, type QuotableReview } from './hero-quotes.ts';

const MIDDLING: Record<Aspect, number> = aspectsBy('aspect', () => 3);

function review(
  idEmp: number,
  ratings: Partial<Record<Aspect, number>>,
  change: Partial<QuotableReview> = {},
): QuotableReview {
  return {
    idReview: `${idEmp}-${JSON.stringify(ratings)}`,
    idEmp,
    companyNameTh: 'บริษัท สมมติ จำกัด',
    companyNameEn: 'Made Up Co., Ltd.',
    lang: 'en',
    ratings: { ...MIDDLING, ...ratings },
    good: 'good',
    improve: 'improve',
    ...change,
  };
}

const chosen = (newest: readonly QuotableReview[]) =>
  chooseHeroQuotes(newest).map(({ aspect, idEmp, rating, text }) => [aspect, idEmp, rating, text]);

describe('chooseHeroQuotes', () => {
  it('picks the newest of each aspect, in order, with good points of high ratings', () => {
    const newest = [
      review(1, { community: 5 }),
      review(2, { pay: 1 }),
      review(3, { pay: 5 }),
      review(4, { work: 4 }),
      review(5, { life: 5 }),
    ];
    expect(chosen(newest)).toEqual([
      ['life', 5, 5, 'good'],
      ['work', 4, 4, 'good'],
      ['pay', 2, 1, 'improve'],
      ['community', 1, 5, 'good'],
    ]);
  });

  it('quotes only the highest or lowest rated aspects, and no unrated one', () => {
    expect(chosen([review(1, { life: 4, work: 5, pay: 2, community: 1 })])).toEqual([
      ['work', 1, 5, 'good'],
      ['community', 1, 1, 'improve'],
    ]);
    expect(chosen([review(1, { life: 0, work: 0, pay: 2, community: 0 })])).toEqual([
      ['pay', 1, 2, 'improve'],
    ]);
    expect(chosen([review(1, {})])).toEqual([]);
  });

  it('prefers different companies', () => {
    const all = { life: 4, work: 4, pay: 4, community: 4 };
    const newest = [review(1, all), review(1, { work: 5 }), review(2, all), review(3, { pay: 2 })];
    expect(chosen(newest).map(([, idEmp]) => idEmp)).toEqual([1, 2, 3, 1]);
  });

  it('includes a critical quote, even if all are older', () => {
    const praise = [1, 2, 3, 4].map((id) => review(id, { life: 5, work: 5, pay: 5, community: 5 }));
    expect(chosen(praise).map(([, , rating]) => rating)).toEqual([5, 5, 5, 5]);
    const withCritic = [...praise, review(5, { work: 1 }), review(6, { life: 1 })];
    expect(chosen(withCritic)).toEqual([
      ['life', 1, 5, 'good'],
      ['work', 5, 1, 'improve'],
      ['pay', 2, 5, 'good'],
      ['community', 3, 5, 'good'],
    ]);
  });

  it('balances praise and criticism if both suffice', () => {
    const all = { life: 1, work: 1, pay: 1, community: 1 };
    const newest = [1, 2, 3, 4].map((id) => review(id, all));
    const praise = [5, 6].map((id) => review(id, { life: 5, work: 5, pay: 5, community: 5 }));
    const ratings = chosen([...newest, ...praise]).map(([, , rating]) => rating);
    expect(ratings.toSorted()).toEqual([1, 1, 5, 5]);
  });

  it('includes praise, even if all is older', () => {
    const complaints = [1, 2, 3, 4].map((id) =>
      review(id, { life: 1, work: 1, pay: 1, community: 1 }),
    );
    const ratings = chosen([...complaints, review(5, { pay: 4 })]).map(([, , rating]) => rating);
    expect(ratings).toEqual([1, 1, 4, 1]);
  });

  it('skips reviews without a quotable text', () => {
    const newest = [review(1, { life: 5 }, { good: null }), review(2, { life: 5 })];
    expect(chosen(newest)).toEqual([['life', 2, 5, 'good']]);
  });
});
