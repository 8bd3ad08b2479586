import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunksNaming, nameChunks } from './name-chunks.ts';

/** A fixed seed, so that every run has the same cases. */
fc.configureGlobal({ seed: 11 });

const wholes = (name: string) =>
  nameChunks(name)
    .filter(({ isUnbreakable: isWhole }) => isWhole)
    .map(({ text }) => text);

describe('the chunks of a name', () => {
  it('do not break what a dictionary could break wrongly', () => {
    expect(wholes('บริษัท บีเอฟ เพทายภพ คลังสินค้า จำกัด (มหาชน)')).toEqual([
      'บีเอฟ',
      'เพทายภพ',
      'คลังสินค้า',
    ]);
  });

  it('measure width without combining marks', () => {
    expect(wholes('กลาสแอนด์อลูมิเนียม อินเตอร์เนชั่นแนล')).toHaveLength(2);
    expect(wholes('กกกกกกกกกกกกกกกกกกก')).toEqual([]);
  });

  it('leave long and Latin parts to the browser', () => {
    expect(wholes('ห้างหุ้นส่วนจำกัด Acme Trading')).toEqual([]);
    expect(nameChunks('Acme Trading Co., Ltd.')).toHaveLength(1);
  });

  it('join to the original name', () => {
    const word = fc.constantFrom('บริษัท', 'เทเรคอน', 'Acme', '', 'จำกัด', 'ซูเปอร์สโตร์ยาวมากมาย');
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const name = words.join(' ');
        expect(
          nameChunks(name)
            .map(({ text }) => text)
            .join(''),
        ).toBe(name);
      }),
    );
  });
});

describe('the chunks of what a company writes', () => {
  const name = 'บริษัท ภูผาเงิน คลังสินค้า จำกัด';

  it('never break the name inside a phrase', () => {
    expect(chunksNaming('สิบปีของภูผาเงินที่เราวาด', name)).toEqual([
      { text: 'สิบปีของ', isUnbreakable: false },
      { text: 'ภูผาเงิน', isUnbreakable: true },
      { text: 'ที่เราวาด', isUnbreakable: false },
    ]);
    expect(chunksNaming('บริษัท ของเรา', name)).toEqual([
      { text: 'บริษัท ของเรา', isUnbreakable: false },
    ]);
  });

  it('join to the original text', () => {
    const word = fc.constantFrom('ภูผาเงิน', 'คลังสินค้า', 'ภูผา', ' ', 'เงิน', '');
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const chunks = chunksNaming(words.join(''), name);
        expect(chunks.map(({ text }) => text).join('')).toBe(words.join(''));
      }),
    );
  });
});
