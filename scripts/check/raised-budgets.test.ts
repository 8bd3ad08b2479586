import { expect, it } from 'vitest';
import { raisedBudgets } from './raised-budgets.ts';

const of = (home: number) => ({ script: { '/': home, '/yousay': 4 } });

it('names a budget that is above what it ever was', () => {
  expect(raisedBudgets(of(4.3), [of(4.4), of(4.2), of(5)])).toEqual([
    'script of /: 4.3 kB, was 4.2 kB',
  ]);
});

it('has nothing against less, the same, a page that is new or the first version', () => {
  expect(raisedBudgets(of(4.1), [of(4.2)])).toEqual([]);
  expect(raisedBudgets(of(4.2), [of(4.2)])).toEqual([]);
  expect(raisedBudgets({ pictures: { '/': 9 } }, [of(4.2)])).toEqual([]);
  expect(raisedBudgets(of(4.2), [])).toEqual([]);
});
