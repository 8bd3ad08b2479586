import type { Locale } from './locale.ts';

export function otherLocale(locale: Locale): Locale {
  return locale === 'th' ? 'en' : 'th';
}

export function inLanguage<Value>(locale: Locale, thai: Value, english: Value): Value {
  return locale === 'th' ? thai : english;
}

type Text = string | null | undefined;

export function nameIn(locale: Locale, thai: Text, english: Text): string {
  return inLanguage(locale, thai || english, english || thai) ?? '';
}
