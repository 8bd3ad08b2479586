import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { page } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';

interface Props {
  readonly locale: Locale;
  readonly product: 'HRSay' | 'YouSay';
  readonly words: Catalogue['shared']['account']['terms'];
}

/** A click on the sentence ticks the box; one on a link reads the page beside the half-filled form. */
export function TermsLabel({ locale, product, words }: Props): ReactNode {
  const link = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
      <span className="visually-hidden"> ({words.newTab})</span>
    </a>
  );
  return (
    <>
      {words.before}
      {link(page(locale, `/terms${product}`), words.terms)}
      {words.between}
      {link(page(locale, `/privacy${product}`), words.privacy)}
    </>
  );
}
