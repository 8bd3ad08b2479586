import i18next from 'i18next';
import { fill } from '#shared/core/fill.ts';
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

/** The sentence of a key that needs no plural, format or reference to another; null when it does. */
function simpleSentence(locale: Locale, key: MessageKey): string | null {
  const [namespace = '', path = ''] = key.split(':', 2);
  const found: unknown = engine.getResource(locale, namespace, path);
  if (typeof found !== 'string' || found.includes('$t(')) return null;
  return /\{\{[^}]*[^\w}][^}]*\}\}/.test(found) ? null : found;
}

function translatorOf(locale: Locale): Translator {
  const translate = engine.getFixedT(locale);
  // A page says hundreds of sentences, and looking each up anew took an eighth of its rendering.
  const sentences = new Map<MessageKey, string | null>();
  return (key, values) => {
    let sentence = sentences.get(key);
    if (sentence === undefined) {
      sentence = simpleSentence(locale, key);
      sentences.set(key, sentence);
    }
    if (sentence === null) return String(translate(key as string, { ...values }));
    return values === undefined ? sentence : fill(sentence, values);
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
