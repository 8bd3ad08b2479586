import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { CompanyContent } from '../../core/company-content.ts';

export interface SectionProps {
  readonly content: CompanyContent;
  readonly locale: Locale;
}

/** Adds the translator, and `lang` if the content is not in the language of the page. */
export function sectionOf<Props extends SectionProps>(props: Props) {
  const { content, locale } = props;
  const lang = content.lang === locale ? undefined : content.lang;
  return { ...props, t: translator(locale), lang };
}
