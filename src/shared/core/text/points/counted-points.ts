import { latinDigits } from '../typed-digits.ts';

/** A list item that its neighbours confirm: alone, `ก.` or `i.` could begin a name. */
export interface CountedPoint {
  readonly number: number | null;
  readonly from: number;
}

const THAI = 'กขคงจฉชซฌญ';
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const CIRCLED = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮';
const PARENTHESIZED = '⑴⑵⑶⑷⑸⑹⑺⑻⑼⑽⑾⑿⒀⒁⒂';
/** Symbols with a meaning, as in `☎ 02 123 4567`, which are no list markers. */
const MEANS_SOMETHING = /[☎☏✆✉📞📱📲📧💬📍🏠⏰🕐💰]/u;

const HAN = '一二三四五六七八九十';

/** A list marker; `minCount` is for ones that also begin ordinary lines: lines in a row. */
type Mark = readonly [pattern: RegExp, numberOf: (mark: string) => number, minCount?: number];

const MARKS: readonly Mark[] = [
  [/^\s{0,20}\(?([ก-ญ])(?:\)\s{0,9}|\.\s{1,9})(?=\S)/u, (mark) => THAI.indexOf(mark) + 1],
  [/^\s{0,20}\(?([a-z])[.)]\s{1,9}(?=\S)/u, (mark) => mark.charCodeAt(0) - 0x60],
  [/^\s{0,20}\(?([A-Z])[.)]\s{1,9}(?=\S)/u, (mark) => mark.charCodeAt(0) - 0x40],
  [/^\s{0,20}\(?([ivx]{1,4})[.)]\s{1,9}(?=\S)/u, (mark) => ROMAN.indexOf(mark) + 1],
  [/^\s{0,20}\(?([IVX]{1,4})[.)]\s{1,9}(?=\S)/u, (mark) => ROMAN.indexOf(mark.toLowerCase()) + 1],
  [/^\s{0,20}\[(\p{Nd}{1,2})\]\s{0,9}(?=\S)/u, (mark) => Number(latinDigits(mark))],
  [
    /^\s{0,20}(\p{Nd}{1,2})(?:: | ?[-–] )\s{0,9}(?=[^\s\p{Nd}])/u,
    (mark) => Number(latinDigits(mark)),
  ],
  [/^\s{0,20}(\p{Nd}{1,2})[\]/]\s{1,9}(?=\p{L})/u, (mark) => Number(latinDigits(mark))],
  [
    /^\s{0,20}(?:ข้อ(?:ที่)?|ลำดับที่|no\.?|step)\s{0,3}(\p{Nd}{1,2})[.:)]?\s{1,9}(?=\S)/iu,
    (mark) => Number(latinDigits(mark)),
  ],
  [/^\s{0,20}([一二三四五六七八九十])[、.．]\s{0,9}(?=\S)/u, (mark) => HAN.indexOf(mark) + 1],
  [/^\s{0,20}(\p{Nd}{1,2})\s{1,9}(?=\p{L})/u, (mark) => Number(latinDigits(mark)), 3],
  [/^\s{0,20}(\p{Nd})\ufe0f?\u20e3\s{0,9}(?=\S)/u, (mark) => Number(latinDigits(mark))],
  [/^\s{0,20}([①-⑮])\s{0,9}(?=\S)/u, (mark) => CIRCLED.indexOf(mark) + 1],
  [/^\s{0,20}([⑴-⒂])\s{0,9}(?=\S)/u, (mark) => PARENTHESIZED.indexOf(mark) + 1],
];

/** A pasted hollow bullet, `o one`, or a symbol such as `🔹 one`. */
const SYMBOL = /^\s{0,20}(o(?=\s)|[\p{So}※〇»›>~=]\ufe0f?)\s{0,9}(?=\S)/u;

/** List points by line index: letters and figures that count from one, and repeated symbols. */
export function countedPoints(lines: readonly string[]): ReadonlyMap<number, CountedPoint> {
  const points = new Map<number, CountedPoint>();
  for (const [pattern, numberOf, minCount] of MARKS) {
    let run: [at: number, point: CountedPoint][] = [];
    const close = () => {
      if (run.length >= (minCount ?? 2)) for (const [index, point] of run) points.set(index, point);
      run = [];
    };
    for (const [index, line] of lines.entries()) {
      const [match, mark] = pattern.exec(line) ?? [];
      if (match === undefined || mark === undefined) continue;
      const number = numberOf(mark);
      const isApart = minCount !== undefined && run.at(-1)?.[0] !== index - 1;
      if (number !== run.length + 1 || (isApart && run.length > 0)) close();
      if (number === run.length + 1) run.push([index, { number, from: match.length }]);
    }
    close();
  }
  for (const [index, from] of repeatedSymbols(lines)) points.set(index, { number: null, from });
  return points;
}

function repeatedSymbols(lines: readonly string[]): ReadonlyMap<number, number> {
  const bySymbol = new Map<string, [at: number, from: number][]>();
  for (const [index, line] of lines.entries()) {
    const [match, symbol] = SYMBOL.exec(line) ?? [];
    if (match === undefined || symbol === undefined || MEANS_SOMETHING.test(symbol)) continue;
    const all = bySymbol.get(symbol) ?? [];
    bySymbol.set(symbol, all);
    all.push([index, match.length]);
  }
  return new Map([...bySymbol.values()].filter((all) => all.length > 1).flat());
}
