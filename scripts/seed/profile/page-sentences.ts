import { BUDDHIST_ERA } from '#shared/core/time/thai-time.ts';
import { type Random, random } from '../../artwork/random.ts';
import type { DemoCompany } from '../company/company.ts';
import { type Phrase, speak } from '../phrase.ts';
import { phraseTable, type Topic } from '../phrase-table.ts';

export type Slots = Readonly<Record<string, Phrase>>;

export const phrases = phraseTable('page-phrases');
export const familyPhrases = phraseTable('family-phrases');

const same = (value: number | string): Phrase => ({ th: String(value), en: String(value) });

export function slotsOf(company: DemoCompany, draw: Random): Slots {
  const ofFamily = (key: string): Phrase =>
    familyPhrases(`${company.family}.${key}`)[0] ?? same('');
  return {
    brand: company.name.brand,
    work: company.work,
    goods: company.trade.goods,
    province: company.location.provinceName,
    city: company.location.city,
    year: same(company.founded),
    yearTh: same(company.founded + BUDDHIST_ERA),
    years: same(Math.max(2, 2026 - company.founded)),
    people: phrases('headcount')[company.size - 1] ?? same(company.size),
    few: draw.pick(phrases('few')),
    place: ofFamily('place'),
    customers: ofFamily('customers'),
    use: ofFamily('use'),
    purpose: ofFamily('purpose'),
    leave: same(draw.pick([10, 12, 12, 14, 15])),
    training: same(draw.pick([24, 32, 40, 60])),
    fund: same(draw.pick([3, 5, 5, 7])),
    bonus: draw.pick(phrases('bonus-months')),
    volunteer: same(draw.pick([2, 3, 4])),
  };
}

function inLanguage(slots: Slots, language: 'th' | 'en'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(slots).map(([name, phrase]) => [name, phrase[language]]),
  );
}

const NO_CHOICE = random('page sentences have no choices');

function capitalised(text: string): string {
  return text.replace(/(^|[.!?] )([a-z])/g, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

export function fillPhrase(phrase: Phrase, slots: Slots): Phrase {
  return {
    th: speak(phrase.th, NO_CHOICE, inLanguage(slots, 'th')),
    en: capitalised(speak(phrase.en, NO_CHOICE, inLanguage(slots, 'en'))),
  };
}

export function fillTopic({ title, text }: Topic, slots: Slots): Topic {
  return { title: fillPhrase(title, slots), text: fillPhrase(text, slots) };
}
