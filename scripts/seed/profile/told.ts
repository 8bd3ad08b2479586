import type { DemoCompany } from '../company/company.ts';
import type { Phrase } from '../phrase.ts';
import { speak } from '../phrase.ts';
import type { Random } from '../random.ts';
import { random } from '../random.ts';
import type { Titled } from './phrases.ts';
import { FAMILY_PROFILES } from './words/family-profiles.ts';

/** What the sentences of a page are filled with, in both languages. */
export type Told = Readonly<Record<string, Phrase>>;

const PEOPLE: readonly Phrase[] = [
  { th: 'ไม่ถึงสิบคน', en: 'fewer than ten people' },
  { th: 'ราวยี่สิบคน', en: 'some twenty people' },
  { th: 'เกือบสี่สิบคน', en: 'nearly forty people' },
  { th: 'กว่าเจ็ดสิบคน', en: 'more than seventy people' },
  { th: 'ราวสองร้อยคน', en: 'about two hundred people' },
  { th: 'เกือบสี่ร้อยคน', en: 'nearly four hundred people' },
  { th: 'กว่าเจ็ดร้อยคน', en: 'more than seven hundred people' },
  { th: 'กว่าพันสองร้อยคน', en: 'more than twelve hundred people' },
];

const FEW: readonly Phrase[] = [
  { th: 'สาม', en: 'three' },
  { th: 'สี่', en: 'four' },
  { th: 'ห้า', en: 'five' },
  { th: 'เจ็ด', en: 'seven' },
  { th: 'เก้า', en: 'nine' },
];

const same = (value: number | string): Phrase => ({ th: String(value), en: String(value) });

export function toldOf(company: DemoCompany, draw: Random): Told {
  const family = FAMILY_PROFILES[company.family];
  return {
    brand: company.name.brand,
    work: company.work,
    goods: company.trade.goods,
    province: company.place.provinceName,
    city: company.place.city,
    year: same(company.founded),
    yearTh: same(company.founded + 543),
    years: same(Math.max(2, 2026 - company.founded)),
    people: PEOPLE[company.size - 1] ?? same(company.size),
    few: draw.pick(FEW),
    place: family.place,
    customers: family.customers,
    use: family.use,
    purpose: family.purpose,
    leave: same(draw.pick([10, 12, 12, 14, 15])),
    training: same(draw.pick([24, 32, 40, 60])),
    fund: same(draw.pick([3, 5, 5, 7])),
    bonus: draw.pick([
      { th: 'หนึ่งเดือนครึ่ง', en: 'one and a half' },
      { th: 'สอง', en: 'two' },
      { th: 'สองครึ่ง', en: 'two and a half' },
      { th: 'สาม', en: 'three' },
    ]),
    volunteer: same(draw.pick([2, 3, 4])),
  };
}

function inLanguage(told: Told, language: 'th' | 'en'): Record<string, string> {
  return Object.fromEntries(Object.entries(told).map(([name, phrase]) => [name, phrase[language]]));
}

const NO_CHOICE = random('page sentences have no choices');

function capitalised(text: string): string {
  return text.replace(/(^|[.!?] )([a-z])/g, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

export function fillPhrase(phrase: Phrase, told: Told): Phrase {
  return {
    th: speak(phrase.th, NO_CHOICE, inLanguage(told, 'th')),
    en: capitalised(speak(phrase.en, NO_CHOICE, inLanguage(told, 'en'))),
  };
}

export function fillTitled({ title, text }: Titled, told: Told): Titled {
  return { title: fillPhrase(title, told), text: fillPhrase(text, told) };
}
