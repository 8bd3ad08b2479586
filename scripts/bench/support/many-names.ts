import { random } from '../../artwork/random.ts';
import { TRADES } from '../../seed/company/trade.ts';
import type { Phrase } from '../../seed/phrase.ts';
import { phraseTable } from '../../seed/phrase-table.ts';

const roots = phraseTable('brand-roots');

type Root = readonly [th: string, en: string];

/** Place names, which occur thousands of times in a register of a million firms. */
const PLACES: readonly Root[] = [
  ['กรุงเทพ', 'Bangkok'],
  ['สยาม', 'Siam'],
  ['ไทย', 'Thai'],
  ['เชียงใหม่', 'Chiangmai'],
  ['ภูเก็ต', 'Phuket'],
  ['อีสาน', 'Isan'],
  ['ระยอง', 'Rayong'],
  ['ชลบุรี', 'Chonburi'],
  ['เอเชีย', 'Asia'],
  ['อาเซียน', 'Asean'],
];
const ENDINGS: readonly Root[] = [
  ['กรุ๊ป', 'Group'],
  ['(ประเทศไทย)', '(Thailand)'],
  ['อินเตอร์เนชั่นแนล', 'International'],
  ['คอร์ปอเรชั่น', 'Corporation'],
  ['โฮลดิ้ง', 'Holding'],
  ['เอ็นจิเนียริ่ง', 'Engineering'],
  ['โซลูชั่น', 'Solutions'],
  ['แอนด์ ซัน', '& Sons'],
  ['เทรดดิ้ง', 'Trading'],
];

const joined = (...parts: readonly Phrase[]): Root => [
  parts.map(({ th }) => th).join(''),
  parts.map(({ en }) => en).join(''),
];

export function* manyNames(count: number): Generator<Phrase> {
  const draw = random('bench', 'names');
  const trades = TRADES.flatMap((trade) => trade.descriptors.map(({ th, en }): Root => [th, en]));
  const brand = (...parts: readonly string[]): Root =>
    joined(...parts.map((part) => draw.pick(roots(part))));
  const thai = () => brand('thai-first', 'thai-last');
  const brands = [
    thai,
    () => brand('loan-first', 'loan-last'),
    () => brand('coined-first', 'coined-middle', 'coined-last'),
  ];
  for (let index = 0; index < count; index += 1) {
    const words: Root[] = [];
    if (draw.chance(0.12)) words.push(draw.pick(PLACES));
    if (draw.chance(0.1)) words.push(joined(...draw.sample(roots('letter'), 2)));
    words.push((brands[draw.weighted([6, 2, 2])] ?? thai)());
    if (draw.chance(0.25)) words.push(thai());
    words.push(draw.pick(trades));
    if (draw.chance(0.25)) words.push(draw.pick(ENDINGS));
    const [th, en] = [words.map((word) => word[0]), words.map((word) => word[1])];
    yield { th: `บริษัท ${th.join(' ')} จำกัด`, en: `${en.join(' ')} Co., Ltd.` };
  }
}
