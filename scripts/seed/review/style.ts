import type { Locale } from '#shared/core/locale.ts';

export interface ReviewStyle {
  readonly lang: Locale;
  /** `ครับ` or `ค่ะ` at the end, by writers who use it. */
  readonly polite: string;
  /** True if the review is a list with one point per line. */
  readonly listed: boolean;
}

function tidied(text: string, lang: Locale): string {
  const clean = text
    .replace(/ +/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .replace(/ๆ(?=[ก-ฮเแโใไ])/g, 'ๆ ')
    .trim();
  if (lang === 'th') return clean;
  const ended = /[.!?]$/.test(clean) ? clean : `${clean}.`;
  return ended.replace(/(^|[.!?] )([a-z])/g, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

export function finish(
  sentences: readonly string[],
  { lang, polite, listed }: ReviewStyle,
): string {
  const tidy = sentences.map((sentence) => tidied(sentence, lang));
  if (listed && tidy.length > 1) return tidy.map((line) => `- ${line}`).join('\n');
  const text = tidy.join(' ');
  return polite !== '' && text.endsWith('ๆ') ? `${text} ${polite}` : `${text}${polite}`;
}
