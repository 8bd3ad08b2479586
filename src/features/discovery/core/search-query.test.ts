import { describe, expect, it } from 'vitest';
import { decisive, readSearchQuery } from '#shared/core/text/search/search-query.ts';
import { mergeMatches, nearRank, nearWordsRank } from './search-rank.ts';

describe('a search query', () => {
  it('is folded like the names it is compared with', () => {
    expect(readSearchQuery('  บริษัท ฟู้ด&ดริ๊งส์ จำกัด ')).toMatchObject({
      words: 'ฟูด and ดริงส',
      key: 'ฟูดandดริงส',
      each: ['ฟูด', 'and', 'ดริงส'],
    });
  });

  it('recognizes a partial legal form', () => {
    expect(readSearchQuery('inter pharma co')?.complete).toBe('interpharma');
    expect(readSearchQuery('อินเตอร์ ฟาร์มา จำกัด (มหา')?.complete).toBe('อินเตอรฟารมา');
    expect(readSearchQuery('alucon')?.complete).toBe('alucon');
  });

  it('searches inside names only with text long enough for the index', () => {
    expect(readSearchQuery('a')?.inside).toEqual([]);
    expect(readSearchQuery('p e k')?.inside).toEqual(['pek']);
    expect(readSearchQuery('v care plus')?.inside).toEqual(['care', 'plus']);
    expect(readSearchQuery('hotel')?.halves).toEqual([]);
    expect(readSearchQuery('hotels')?.halves).toEqual(['hot', 'els']);
  });

  it('splits each word into one chunk more than its allowed slips', () => {
    expect(readSearchQuery('phupangon technolgy')?.pieces).toEqual([
      ['phu', 'pan', 'gon'],
      ['tec', 'hno', 'lgy'],
    ]);
    expect(readSearchQuery('ab cde cde rivers river')?.pieces).toEqual([
      ['cde'],
      ['riv', 'ers'],
      ['riv', 'ver'],
    ]);
  });

  it.each(['', '   ', '%_', '\u0000', '\uD800'])('is null for %j', (text) => {
    expect(readSearchQuery(text)).toBeNull();
  });

  it('is bounded for long input', () => {
    expect(readSearchQuery('ab '.repeat(5000))?.words.split(' ').length).toBeLessThanOrEqual(8);
  });
});

it('of several fields one decides: the industry, else the job field, else the keyword', () => {
  const all = { keyword: 'acme', idIndustry: 3, idJobField: 2 };
  expect(decisive(all)).toEqual({ keyword: '', idIndustry: 3, idJobField: 0 });
  expect(decisive({ ...all, idIndustry: 0 })).toEqual({
    keyword: '',
    idIndustry: 0,
    idJobField: 2,
  });
  const named = { ...all, idIndustry: 0, idJobField: 0 };
  expect(decisive(named)).toEqual(named);
});

describe('ranking near names', () => {
  it('prefers fewer slips, and the full name to a part', () => {
    const rank = (name: string) => nearRank('detlapaint', [name, '']) ?? 0;
    expect(rank('deltapaint')).toBeGreaterThan(rank('deltapaintthailand'));
    expect(rank('deltapaintthailand')).toBeGreaterThan(rank('thegranddeltapaint'));
    expect(nearRank('detlapaint', ['somethingelse', ''])).toBeNull();
  });

  it('needs every word in some name', () => {
    const names = ['ภูผาเงินเทคโนโลยี', 'phuphangoentechnology'];
    const rank = (...words: string[]) => nearWordsRank(words, names);
    expect(rank('phupangon', 'technolgy')).not.toBeNull();
    expect(rank('phuphangon', 'เทคโนโลยี') ?? 0).toBeGreaterThan(
      rank('phupangon', 'technolgy') ?? 0,
    );
    expect(rank('phupangon', 'hospital')).toBeNull();
    expect(rank('phupangon', 'xyz')).toBeNull();
  });

  it('preserves exact matches and adds a limited number', () => {
    const matches = [{ idEmp: 1, rank: 1 }];
    const near = [
      { idEmp: 1, rank: 3 },
      { idEmp: 2, rank: 2 },
      { idEmp: 3, rank: 0.5 },
    ];
    expect(mergeMatches(matches, near, 1)).toEqual([
      { idEmp: 2, rank: 2 },
      { idEmp: 1, rank: 1 },
    ]);
  });
});
