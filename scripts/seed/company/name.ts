import type { Phrase } from '../phrase.ts';
import type { Random } from '../random.ts';
import type { Root } from '../words/brand-roots.ts';
import {
  COIN_FIRST,
  COIN_LAST,
  COIN_MIDDLE,
  LETTERS,
  LOAN_FIRST,
  LOAN_LAST,
  THAI_FIRST,
  THAI_LAST,
} from '../words/brand-roots.ts';
import type { Family, Trade } from '../words/trade.ts';
import { isKnownBrand } from './known-brands.ts';

export interface CompanyName {
  /** The invented brand alone, `ภูผาเงิน` and `Phuphangoen`. */
  readonly brand: Phrase;
  /** As registered, `บริษัท ภูผาเงิน เทคโนโลยี จำกัด` and `Phuphangoen Technology Co., Ltd.` */
  readonly full: Phrase;
  /** Which of its trade's works the name speaks of, if any. */
  readonly work: number | null;
}

function join(...roots: readonly Root[]): Phrase {
  const en = roots.map((root) => root[1]).join('');
  return {
    th: roots.map((root) => root[0]).join(''),
    en: en.charAt(0).toUpperCase() + en.slice(1).toLowerCase(),
  };
}

const thaiBrand = (draw: Random): Phrase => join(draw.pick(THAI_FIRST), draw.pick(THAI_LAST));
const loanBrand = (draw: Random): Phrase => join(draw.pick(LOAN_FIRST), draw.pick(LOAN_LAST));
const coinBrand = (draw: Random): Phrase =>
  draw.chance(0.7)
    ? join(draw.pick(COIN_FIRST), draw.pick(COIN_MIDDLE), draw.pick(COIN_LAST))
    : join(draw.pick(COIN_FIRST), draw.pick(COIN_LAST));

function withInitials(brand: Phrase, draw: Random): Phrase {
  const [first, second] = draw.sample(LETTERS, 2);
  if (!first || !second) return brand;
  return { th: `${first[0]}${second[0]} ${brand.th}`, en: `${first[1]}${second[1]} ${brand.en}` };
}

/** Families whose firms like modern, coined names. */
const MODERN: ReadonlySet<Family> = new Set([
  'tech',
  'studio',
  'energy',
  'finance',
  'office',
  'shop',
]);

export function drawBrand(trade: Trade, draw: Random): Phrase {
  while (true) {
    const kinds = MODERN.has(trade.family) ? [3, 3, 4, 1] : [6, 2, 1.5, 1];
    const makers = [
      thaiBrand,
      loanBrand,
      coinBrand,
      (inner: Random) => withInitials(thaiBrand(inner), inner),
    ];
    const make = makers[draw.weighted(kinds)] ?? thaiBrand;
    const brand = make(draw);
    if (!isKnownBrand(brand.en) && brand.th.length <= 24) return brand;
  }
}

const BARE: ReadonlySet<string> = new Set([
  'Hotel',
  'Resort',
  'Clinic',
  'Academy',
  'Café',
  'Villas',
]);

function registered(brand: Phrase, descriptor: Phrase, size: number, draw: Random): Phrase {
  const middle = draw.chance(0.12) ? draw.pick(MIDDLES) : null;
  const th = [brand.th, descriptor.th, middle?.th].filter(Boolean).join(' ');
  const en = [brand.en, descriptor.en, middle?.en].filter(Boolean).join(' ');
  if (BARE.has(descriptor.en) && draw.chance(0.45)) {
    return { th: `${descriptor.th} ${brand.th}`, en: `${brand.en} ${descriptor.en}` };
  }
  if (size >= 7 && draw.chance(0.15)) {
    return { th: `บริษัท ${th} จำกัด (มหาชน)`, en: `${en} Public Company Limited` };
  }
  if (size <= 3 && draw.chance(0.16)) {
    return { th: `ห้างหุ้นส่วนจำกัด ${th}`, en: `${en} Limited Partnership` };
  }
  return { th: `บริษัท ${th} จำกัด`, en: `${en} Co., Ltd.` };
}

const MIDDLES: readonly Phrase[] = [
  { th: 'กรุ๊ป', en: 'Group' },
  { th: '(ประเทศไทย)', en: '(Thailand)' },
  { th: 'อินเตอร์', en: 'Inter' },
  { th: 'เซ็นเตอร์', en: 'Center' },
  { th: 'โซลูชั่น', en: 'Solutions' },
];

/** A name nobody in `taken` has in either language; adds it. */
export function drawName(
  trade: Trade,
  size: number,
  draw: Random,
  taken: Set<string>,
): CompanyName {
  while (true) {
    const brand = drawBrand(trade, draw);
    const descriptor = draw.pick(trade.descriptors);
    const full = registered(brand, descriptor, size, draw);
    // Two firms of one brand would read as one; a brand is used once.
    if (taken.has(brand.th) || taken.has(brand.en.toLowerCase())) continue;
    if (taken.has(full.th) || taken.has(full.en.toLowerCase())) continue;
    return takeName({ brand, full, work: descriptor.work }, taken);
  }
}

export function takeName(name: CompanyName, taken: Set<string>): CompanyName {
  const { brand, full } = name;
  for (const text of [brand.th, brand.en.toLowerCase(), full.th, full.en.toLowerCase()]) {
    taken.add(text);
  }
  return name;
}
