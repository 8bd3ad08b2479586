import { describe, expect, it } from 'vitest';
import { foldName } from './fold-name.ts';

describe('folding a company name', () => {
  it.each([
    ['บริษัท อินเตอร์ ฟาร์มา จำกัด (มหาชน)', 'อินเตอร ฟารมา'],
    ['บริษัทอินเตอร์ฟาร์มาจำกัด(มหาชน)', 'อินเตอรฟารมา'],
    ['หจก. น้ำเเข็ง ๙๙', 'นาแขง 99'],
    ['ห้างหุ้นส่วนจำกัด ภูผาทอง', 'ภูผาทอง'],
    ['INTER PHARMA PUBLIC COMPANY LIMITED', 'inter pharma'],
    ['T.R.V. Rubber Products Co.,Ltd.', 't r v rubber products'],
    ["The Baker's Café & Bar Limited Partnership", 'the bakers cafe and bar'],
    ['The Coffee Company', 'the coffee company'],
  ])('%s', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  it('folds a name with and without tone marks to one form', () => {
    expect(foldName('ควอลิตี้เฮ้าส์')).toBe(foldName('ควอลิตีเฮาส'));
  });

  it('retains a legal form that is the only word', () => {
    expect(foldName('บริษัท จำกัด (มหาชน)')).toBe('บริษัท จากัด มหาชน');
    expect(foldName('  ')).toBe('');
  });
});
