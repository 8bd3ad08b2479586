import { expect, it } from 'vitest';
import { raisedBudgets } from './raised-budgets.ts';

const of = (home: number) => ({ script: { '/': home, '/yousay': 4 } });
const with0112 = (kilobytes: number, decision = '0112') => ({
  raised: { 'script of /': { kilobytes, decision } },
});

it('names a budget that is above what it ever was', () => {
  expect(raisedBudgets(of(4.3), [of(4.4), of(4.2), of(5)], ['0112'])).toEqual([
    'script of /: 4.3 kB, was 4.2 kB; "raised" names no decision for it',
  ]);
});

it('lets one rise as far as a decision says, if there is that decision', () => {
  const found = (home: number, decision?: string) =>
    raisedBudgets({ ...of(home), ...with0112(4.3, decision) }, [of(4.2)], ['0111', '0112']);
  expect(found(4.3)).toEqual([]);
  expect(found(4.4)).toHaveLength(1);
  expect(found(4.3, '0113')).toEqual([
    'script of /: 4.3 kB, was 4.2 kB; "raised" names no decision for it',
    'script of /: no decision 0113',
  ]);
});

it('has nothing against less, the same, a page that is new or the first version', () => {
  expect(raisedBudgets(of(4.1), [of(4.2)], [])).toEqual([]);
  expect(raisedBudgets(of(4.2), [of(4.2)], [])).toEqual([]);
  expect(raisedBudgets({ pictures: { '/': 9 } }, [of(4.2)], [])).toEqual([]);
  expect(raisedBudgets(of(4.2), [], [])).toEqual([]);
});
