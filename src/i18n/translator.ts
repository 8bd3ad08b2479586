import i18next from 'i18next';
import { fill } from '#shared/core/fill.ts';
import { formatNumber } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';
import { CATALOGUES } from './catalogues.ts';
import type { MessageKey } from './message-key.ts';

export type { MessageKey } from './message-key.ts';

/** `count` also selects between `…_one` and `…_other`; `{{count, number}}` groups digits. */
export type MessageValues = Readonly<Record<string, string | number>>;

export type Translator = (key: MessageKey, values?: MessageValues) => string;

/** Selects the sentence; `fill` inserts the values, as in islands. */
const engine = i18next.createInstance();
await engine.init({
  resources: CATALOGUES,
  lng: 'th',
  fallbackLng: 'th',
  ns: Object.keys(CATALOGUES.th),
  defaultNS: 'shared',
  initAsync: false,
  returnNull: false,
});

function translatorOf(locale: Locale): Translator {
  const t = engine.getFixedT(locale);
  const plural = new Intl.PluralRules(locale);
  // Cached: a page has hundreds of sentences, and looking each up took an eighth of its rendering.
  const sentences = new Map<string, string>();
  const choose = (key: string, count?: string | number) => {
    const form = count === undefined ? key : `${key} ${plural.select(Number(count))}`;
    const sentence = sentences.get(form) ?? String(t(key, { count, skipInterpolation: true }));
    sentences.set(form, sentence);
    return sentence;
  };
  const grouped = (value: number) => formatNumber(locale, value);
  return (key, values) => {
    const sentence = choose(key, values?.['count']);
    return values ? fill(sentence, values, grouped) : sentence;
  };
}

const TRANSLATORS: Readonly<Record<Locale, Translator>> = {
  th: translatorOf('th'),
  en: translatorOf('en'),
};

/** The only source of text for pages, mails and API responses. */
export function translator(locale: Locale): Translator {
  return TRANSLATORS[locale];
}
