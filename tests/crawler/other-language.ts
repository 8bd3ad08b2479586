import { catalogue } from '#i18n/catalogues.ts';

const THAI = /[\u0e01-\u0e5b]/;
/** Shorter ones are names, brand words and terms that Thai pages say in English. */
const SHORTEST = 20;

function sentencesOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return Object.values(words as object).flatMap(sentencesOf);
}

const inThai = new Set(sentencesOf(catalogue('th')));
const englishAlone = new Set(
  sentencesOf(catalogue('en')).filter((said) => said.length > SHORTEST && !inThai.has(said)),
);

/** Thai letters in what is called English, and in what is called Thai a whole text of the English catalogue. */
export function isOfTheOtherLanguage(text: string, lang: string): boolean {
  if (lang.startsWith('en')) return THAI.test(text);
  return lang.startsWith('th') && englishAlone.has(text.trim().replace(/\s+/g, ' '));
}
