import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { CompanyContent } from '../../core/company-content.ts';

export interface SectionProps {
  readonly content: CompanyContent;
  readonly locale: Locale;
}

/** What a section says it with; `lang` marks what the company wrote in another language than the page's. */
export function sectionOf<Props extends SectionProps>(props: Props) {
  const { content, locale } = props;
  const lang = content.lang === locale ? undefined : content.lang;
  return { ...props, t: translator(locale), lang };
}
