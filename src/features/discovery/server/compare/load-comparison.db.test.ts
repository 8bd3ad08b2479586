import { beforeAll, expect, it } from 'vitest';
import { changeCompany, listedCompany } from '#tests/fixtures/company-fixture.ts';
import { companyNamed, loadComparison } from './load-comparison.ts';

const make = (name: string, idIndustry: number, score: number) => {
  const life = { score, low: score - 0.249, high: score + 0.25, reviewCount: 9 };
  const stats = { score, reviewCount: 9, aspects: { life } };
  return listedCompany(name, { idIndustry, companySize: 5 }, stats);
};

let banks: number[];
let shop: number;
const idsOf = (cards: readonly { readonly idEmp: number }[]) => cards.map(({ idEmp }) => idEmp);

beforeAll(async () => {
  banks = [
    await make('Riverbank', 12, 3),
    await make('Hillbank', 12, 4),
    await make('Seabank', 12, 3.5),
  ];
  shop = await make('Cornershop', 4, 5);
});

it("compares in the order of selection, and suggests companies of the first one's industry", async () => {
  const [river = 0, hill = 0, sea = 0] = banks;
  const { compared, suggested } = await loadComparison([river, shop], 'th');
  expect(idsOf(compared)).toEqual([river, shop]);
  const intervals = { life: { low: 2.8, high: 3.3 } };
  expect(compared[0]).toMatchObject({ companySize: 5, score: 3, intervals });
  expect(idsOf(suggested)).toEqual([hill, sea]);
});

it('leaves out closed companies, and suggests none for a full comparison', async () => {
  const closed = await make('Closedbank', 12, 2);
  await changeCompany(closed, { isActive: false });
  expect(idsOf((await loadComparison([closed, shop], 'th')).compared)).toEqual([shop]);
  const four = await loadComparison([...banks, shop], 'th');
  expect(four.compared).toHaveLength(4);
  expect(four.suggested).toEqual([]);
});

it('suggests companies for an empty comparison', async () => {
  expect((await loadComparison([], 'th')).suggested.length).toBeGreaterThan(0);
});

it('finds a company by name', async () => {
  expect(await companyNamed('hill bank')).toBe(banks[1]);
  expect(await companyNamed('qqzzxx')).toBeNull();
});
