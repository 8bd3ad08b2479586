import i18next from 'i18next';
import { formatNumber } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';
import { CATALOGUES } from './catalogues.ts';
import type { MessageKey } from './message-key.ts';

export type { MessageKey } from './message-key.ts';

/** `count` also chooses between `…_one` and `…_other`; write `{{count, number}}` to group digits. */
export type MessageValues = Readonly<Record<string, string | number>>;

export type Translator = (key: MessageKey, values?: MessageValues) => string;

/** Astro, React and react-email escape what they print, so a message must not be escaped twice. */
const engine = i18next.createInstance();
await engine.init({
  resources: CATALOGUES,
  lng: 'th',
  fallbackLng: 'th',
  ns: Object.keys(CATALOGUES.th),
  defaultNS: 'shared',
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
});

const NOTHING: MessageValues = {};
const PLACE = /\{\{(\w+)(, number)?\}\}/;

/** Words and, between them, the places to fill: where numbers stand in groups of digits or as they are. */
interface Sentence {
  readonly words: readonly string[];
  readonly places: readonly { readonly name: string; readonly isGrouped: boolean }[];
}

/** The sentence of a key that only has places to fill; null when it refers to another or formats. */
function simpleSentence(locale: Locale, key: string): Sentence | null {
  const [namespace = '', path = ''] = key.split(':', 2);
  const found: unknown = engine.getResource(locale, namespace, path);
  if (typeof found !== 'string' || found.includes('$t(')) return null;
  const parts = found.split(PLACE);
  const words = parts.filter((_, at) => at % 3 === 0);
  const places = words.slice(1).map((_, at) => ({
    name: parts[at * 3 + 1] ?? '',
    isGrouped: parts[at * 3 + 2] !== undefined,
  }));
  return words.some((word) => word.includes('{{')) ? null : { words, places };
}

function filled({ words, places }: Sentence, locale: Locale, values: MessageValues): string {
  let text = words[0] ?? '';
  for (const [at, { name, isGrouped }] of places.entries()) {
    const value = values[name] ?? `{{${name}}}`;
    text += isGrouped && typeof value === 'number' ? formatNumber(locale, value) : value;
    text += words[at + 1];
  }
  return text;
}

function translatorOf(locale: Locale): Translator {
  const translate = engine.getFixedT(locale);
  const plural = new Intl.PluralRules(locale);
  // A page says hundreds of sentences, and looking each up anew took an eighth of its rendering.
  const sentences = new Map<string, Sentence | null>();
  const sentenceOf = (key: string): Sentence | null => {
    const known = sentences.get(key);
    if (known !== undefined) return known;
    const found = simpleSentence(locale, key);
    sentences.set(key, found);
    return found;
  };
  return (key, values = NOTHING) => {
    const { count } = values;
    const form = typeof count === 'number' ? sentenceOf(`${key}_${plural.select(count)}`) : null;
    const sentence = form ?? sentenceOf(key);
    if (sentence === null) return String(translate(key as string, { ...values }));
    return filled(sentence, locale, values);
  };
}

const TRANSLATORS: Readonly<Record<Locale, Translator>> = {
  th: translatorOf('th'),
  en: translatorOf('en'),
};

/** The one way words reach a page, a mail or an API answer. */
export function translator(locale: Locale): Translator {
  return TRANSLATORS[locale];
}
