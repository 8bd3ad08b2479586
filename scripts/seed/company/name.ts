import * as z from 'zod';
import type { Family } from '../../artwork/family.ts';
import type { Random } from '../../artwork/random.ts';
import type { Phrase } from '../phrase.ts';
import { phraseTable } from '../phrase-table.ts';
import { readTable } from '../read-table.ts';
import type { Trade } from './trade.ts';

export interface DemoName {
  readonly brand: Phrase;
  /** The name as registered, `บริษัท ภูผาเงิน เทคโนโลยี จำกัด` and `Phuphangoen Technology Co., Ltd.` */
  readonly full: Phrase;
  /** Index of the activity in its trade that the name mentions; null where it mentions none. */
  readonly work: number | null;
}

/** Thai and romanised syllables; joined they give invented names that read alike in both scripts. */
const roots = phraseTable('brand-roots');
const suffixes = phraseTable('company-phrases')('name-suffix');

/** Real brands that invented names must not match: Latin letters only, lower case. */
const KNOWN_BRANDS = new Set(
  readTable('known-brands', z.object({ letters: z.string() })).map(({ letters }) => letters),
);

function isKnownBrand(brandEn: string): boolean {
  const letters = brandEn.toLowerCase().replace(/[^a-z]/g, '');
  return letters.length < 4 || KNOWN_BRANDS.has(letters);
}

function joined(draw: Random, ...parts: readonly string[]): Phrase {
  const drawn = parts.map((part) => draw.pick(roots(part)));
  const en = drawn.map((root) => root.en).join('');
  return {
    th: drawn.map((root) => root.th).join(''),
    en: en.charAt(0).toUpperCase() + en.slice(1).toLowerCase(),
  };
}

const thaiBrand = (draw: Random): Phrase => joined(draw, 'thai-first', 'thai-last');
const loanBrand = (draw: Random): Phrase => joined(draw, 'loan-first', 'loan-last');
const coinedBrand = (draw: Random): Phrase =>
  draw.chance(0.7)
    ? joined(draw, 'coined-first', 'coined-middle', 'coined-last')
    : joined(draw, 'coined-first', 'coined-last');

function withInitials(brand: Phrase, draw: Random): Phrase {
  const [first, second] = draw.sample(roots('letter'), 2);
  if (!first || !second) return brand;
  return { th: `${first.th}${second.th} ${brand.th}`, en: `${first.en}${second.en} ${brand.en}` };
}

const MODERN: ReadonlySet<Family> = new Set([
  'tech',
  'studio',
  'energy',
  'finance',
  'office',
  'shop',
]);

function drawBrand(trade: Trade, draw: Random): Phrase {
  while (true) {
    const kinds = MODERN.has(trade.family) ? [3, 3, 4, 1] : [6, 2, 1.5, 1];
    const makers = [
      thaiBrand,
      loanBrand,
      coinedBrand,
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
  const suffix = draw.chance(0.12) ? draw.pick(suffixes) : null;
  const th = [brand.th, descriptor.th, suffix?.th].filter(Boolean).join(' ');
  const en = [brand.en, descriptor.en, suffix?.en].filter(Boolean).join(' ');
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

/** Draws a name that is unused in both languages and adds it to `usedNames`. */
export function drawName(
  trade: Trade,
  size: number,
  draw: Random,
  usedNames: Set<string>,
): DemoName {
  while (true) {
    const brand = drawBrand(trade, draw);
    const descriptor = draw.pick(trade.descriptors);
    const full = registered(brand, descriptor, size, draw);
    // Two companies of one brand would read as one.
    if (usedNames.has(brand.th) || usedNames.has(brand.en.toLowerCase())) continue;
    if (usedNames.has(full.th) || usedNames.has(full.en.toLowerCase())) continue;
    return claimName({ brand, full, work: descriptor.work }, usedNames);
  }
}

export function claimName(name: DemoName, usedNames: Set<string>): DemoName {
  const { brand, full } = name;
  for (const text of [brand.th, brand.en.toLowerCase(), full.th, full.en.toLowerCase()]) {
    usedNames.add(text);
  }
  return name;
}
