import i18next from 'i18next';
import { fill } from '#shared/core/fill.ts';
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

const GROUPED = /\{\{(\w+), number\}\}/g;

interface Sentence {
  readonly text: string;
  /** The places whose numbers are written in groups of digits. */
  readonly grouped: ReadonlySet<string>;
}

/** The sentence of a key that only has places to fill; null when it refers to another or formats. */
function simpleSentence(locale: Locale, key: string): Sentence | null {
  const [namespace = '', path = ''] = key.split(':', 2);
  const found: unknown = engine.getResource(locale, namespace, path);
  if (typeof found !== 'string' || found.includes('$t(')) return null;
  const grouped = new Set(Array.from(found.matchAll(GROUPED), ([, place = '']) => place));
  const text = found.replace(GROUPED, '{{$1}}');
  return /\{\{[^}]*[^\w}][^}]*\}\}/.test(text) ? null : { text, grouped };
}

function filled({ text, grouped }: Sentence, locale: Locale, values: MessageValues): string {
  const shown = Object.entries(values).map(([place, value]) => [
    place,
    typeof value === 'number' && grouped.has(place) ? formatNumber(locale, value) : value,
  ]);
  return fill(text, Object.fromEntries(shown));
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
  return (key, values) => {
    const count = values?.['count'];
    const form = typeof count === 'number' ? sentenceOf(`${key}_${plural.select(count)}`) : null;
    const sentence = form ?? sentenceOf(key);
    if (sentence === null) return String(translate(key as string, { ...values }));
    return values === undefined ? sentence.text : filled(sentence, locale, values);
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
