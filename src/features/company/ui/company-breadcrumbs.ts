import type { BreadcrumbList, WithContext } from 'schema-dts';
import { companyList } from '#features/discovery/core/discovery-paths.ts';
import type { Translator } from '#i18n/translator.ts';
import { home } from '#shared/core/address.ts';
import type { CompanyHeader } from '#shared/core/company/company-header.ts';
import { companyName } from '#shared/core/company/company-name.ts';
import { type CompanyTab, companyPage } from '#shared/core/company/company-paths.ts';
import type { Locale } from '#shared/core/locale.ts';
import { breadcrumbJsonLd } from '#shared/core/markup/breadcrumb-json-ld.ts';

interface Reader {
  readonly t: Translator;
  readonly locale: Locale;
  readonly site: string;
}

/** Breadcrumbs from the list of companies to a page of one company. */
export function companyBreadcrumbs(
  company: CompanyHeader,
  tab: CompanyTab,
  { t, locale, site }: Reader,
): WithContext<BreadcrumbList> {
  const name = companyName(company, locale).text;
  const companyCrumb = { name, path: companyPage(locale, company, 'hrsay') };
  const here = { name: t(`company:tab.${tab}`), path: companyPage(locale, company, tab) };
  const isPublished = company.published.length > 0;
  return breadcrumbJsonLd(site, [
    { name: t('shared:nav.home'), path: home(locale) },
    { name: t('shared:nav.companies'), path: companyList(locale) },
    ...(isPublished ? [companyCrumb] : []),
    ...(tab === 'hrsay' ? [] : [here]),
  ]);
}
