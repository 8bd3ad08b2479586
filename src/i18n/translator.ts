import i18next from 'i18next';
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

function translatorOf(locale: Locale): Translator {
  const translate = engine.getFixedT(locale);
  // Most words of a page have no placeholder; looking them up anew took an eighth of its rendering.
  const plain = new Map<MessageKey, string>();
  return (key, values) => {
    if (values !== undefined) return String(translate(key as string, { ...values }));
    const known = plain.get(key) ?? String(translate(key as string));
    plain.set(key, known);
    return known;
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
