import { describe, expect, it } from 'vitest';
import { readTypedLines } from './typed-lines.ts';

const kinds = (...lines: string[]) => readTypedLines(lines).map(({ kind }) => kind);
const said = (line: string) => {
  const [read] = readTypedLines([line]);
  return read?.kind === 'point' ? [read.number, line.slice(read.from)] : null;
};

describe('a point of a typed list', () => {
  it.each([
    ['- one', null, 'one'],
    ['-มีใจรักบริการ', null, 'มีใจรักบริการ'],
    ['–มี', null, 'มี'],
    ['●ขับรถได้', null, 'ขับรถได้'],
    ['·  วุฒิ ม.6', null, 'วุฒิ ม.6'],
    ['✓ Free lunch', null, 'Free lunch'],
    ['✔ yes', null, 'yes'],
    ['1. one', 1, 'one'],
    ['12) twelve', 12, 'twelve'],
    ['(3) three', 3, 'three'],
    ['2.มีประสบการณ์', 2, 'มีประสบการณ์'],
    ['๒. สอง', 2, 'สอง'],
    ['1. 2 years', 1, '2 years'],
    ['— one', null, 'one'],
    ['‐ one', null, 'one'],
    ['‒one', null, 'one'],
    ['― one', null, 'one'],
    ['﹣ one', null, 'one'],
    ['－ one', null, 'one'],
    ['＊ one', null, 'one'],
    ['＋ one', null, 'one'],
    ['−มี', null, 'มี'],
    ['− one', null, 'one'],
    ['*one', null, 'one'],
    ['*ขับรถได้', null, 'ขับรถได้'],
    ['+ one', null, 'one'],
    ['1 . one', 1, 'one'],
    ['๒ ) สอง', 2, 'สอง'],
  ])('%s', (line, number, words) => {
    expect(said(line)).toEqual([number, words]);
  });

  it.each([
    '-5 degrees',
    '*ด่วน*',
    '*ด่วน* รับ',
    '-ด่วน-',
    '－ด่วน－',
    '＊ด่วน＊',
    '−5',
    '+66 2123',
    '2 ล้าน',
    '1 .5',
    '1.5 ล้าน',
    '08.30 น.',
    '2558. จบ',
    '-',
    '●',
    '1.1 x',
  ])('is not %s', (line) => {
    expect(said(line)).toBeNull();
  });
});

describe('a line below a point', () => {
  const long = 'ดูแลระบบบัญชีของบริษัทและบริษัทในเครือทั้งหมด รวมถึงการจัดทำรายงานประจำเดือน';

  it('continues it when indented or beginning in lower case', () => {
    expect(kinds('- look after the books', '  Every month', 'and the taxes', 'Benefits')).toEqual([
      ...['point', 'continuation', 'continuation', 'text'],
    ]);
  });

  it('continues it when the text is hard-wrapped', () => {
    const other = `- ${long.replace('บัญชี', 'คลัง')}`;
    expect(kinds(`- ${long}`, 'และประจำปี', other, 'คุณสมบัติ:', '- x')).toEqual([
      ...['point', 'continuation', 'point', 'text', 'point'],
    ]);
  });

  it('continues it when the point was wrapped and has no closing mark', () => {
    const point = `- ${long}`;
    expect(kinds(point, 'ของทุกสาขาในประเทศไทย', '- x')).toEqual(['point', 'continuation', 'point']);
    expect(kinds(`${point}.`, 'ของทุกสาขาในประเทศไทย')).toEqual(['point', 'text']);
    expect(kinds('- จัดทำบัญชี', 'ของทุกสาขาในประเทศไทย')).toEqual(['point', 'text']);
    expect(kinds(point, 'Benefits', '- x')).toEqual(['point', 'text', 'point']);
    expect(kinds(point, 'สวัสดิการ:', '- x')).toEqual(['point', 'text', 'point']);
  });

  it('is separate below a long point among short ones, and after an empty line', () => {
    expect(kinds(`- ${long}`, 'คุณสมบัติ', '- x', '', '  y')).toEqual([
      ...['point', 'text', 'point', 'text', 'text'],
    ]);
  });
});
