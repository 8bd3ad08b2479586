import type { Locale } from './locale.ts';

export function otherLocale(locale: Locale): Locale {
  return locale === 'th' ? 'en' : 'th';
}

/** One of two values that say the same in Thai and in English. */
export function inLanguage<Value>(locale: Locale, thai: Value, english: Value): Value {
  return locale === 'th' ? thai : english;
}

type Text = string | null | undefined;

/** A name or short text in the reader's language, or in the other where that has none. */
export function nameIn(locale: Locale, thai: Text, english: Text): string {
  return inLanguage(locale, thai || english, english || thai) ?? '';
}
