import { catalogue } from '#i18n/catalogues.ts';

const THAI = /[\u0e01-\u0e5b]/;
const THAI_PASSAGE = /[\u0e01-\u0e5b]+(?: [\u0e01-\u0e5b]+)*/g;
/** Shorter ones are names, brand words and terms that Thai pages say in English. */
const SHORTEST = 20;
const PLACE = /(\{\{\w+(?:, number)?\}\})/;
const FEWEST_LETTERS = 4;

function sentencesOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return Object.values(words as object).flatMap(sentencesOf);
}

function filled(sentence: string): string {
  return sentence
    .split(PLACE)
    .map((part, index) => {
      if (index % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return part.endsWith(', number}}') ? '[\\d,.]+' : '.+';
    })
    .join('');
}

const lettersOf = (sentence: string) => sentence.replace(/\{\{.*?\}\}|[^a-z]/gi, '').length;

const inThai = new Set(sentencesOf(catalogue('th')));
const inEnglish = sentencesOf(catalogue('en')).filter((said) => !inThai.has(said));
const withPlaces = inEnglish.filter(
  (said) => PLACE.test(said) && lettersOf(said) >= FEWEST_LETTERS,
);
const englishAlone = new Set(
  inEnglish.filter((said) => said.length > SHORTEST && !PLACE.test(said)),
);
const englishFilled = new RegExp(`^(?:${withPlaces.map(filled).join('|')})$`);

export function isOfTheOtherLanguage(text: string, lang: string): boolean {
  if (lang.startsWith('en')) return THAI.test(text);
  if (!lang.startsWith('th')) return false;
  const sentence = text.trim().replace(/\s+/g, ' ');
  return englishAlone.has(sentence) || englishFilled.test(sentence);
}

/** A name that is kept in one piece stands in an element of its own. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** Same for titles: names may be Thai if the page marks the same text as Thai. */
export function isHeadOfTheOtherLanguage(text: string, lang: string, saidInThai: string): boolean {
  const inThai = withoutSpaces(saidInThai);
  const own = text
    .replace(/\s+/g, ' ')
    .replace(THAI_PASSAGE, (passage) =>
      lang.startsWith('en') && inThai.includes(withoutSpaces(passage)) ? '' : passage,
    );
  return [own, ...own.split(' · ')].some((part) => isOfTheOtherLanguage(part, lang));
}
