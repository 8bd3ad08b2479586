import { pageLanguage } from '#i18n/page-language.ts';
import type { CompanyContent } from '../../core/company-content.ts';

export interface SectionProps {
  readonly content: CompanyContent;
}

/** Adds the page's language, and `lang` if the content is not in it. */
export function sectionOf<Props extends SectionProps>(astro: {
  readonly props: Props;
  readonly url: URL;
}) {
  const { lang } = astro.props.content;
  const language = pageLanguage(astro);
  return { ...astro.props, ...language, lang: lang === language.locale ? undefined : lang };
}
