import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { page } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';

interface Props {
  readonly locale: Locale;
  readonly product: 'HRSay' | 'YouSay';
  readonly messages: Catalogue['shared']['account']['terms'];
}

/** Clicking the text toggles the checkbox; links open in a new tab to keep the half-filled form. */
export function TermsLabel({ locale, product, messages }: Props): ReactNode {
  const link = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
      <span className="visually-hidden"> ({messages.newTab})</span>
    </a>
  );
  return (
    <>
      {messages.before}
      {link(page(locale, `/terms${product}`), messages.terms)}
      {messages.between}
      {link(page(locale, `/privacy${product}`), messages.privacy)}
    </>
  );
}
