import type { BreadcrumbList, ItemList, Organization, WebSite, WithContext } from 'schema-dts';
import { absolute, home } from '#shared/core/address.ts';
import { companyName } from '#shared/core/company/company-name.ts';
import type { Locale } from '#shared/core/locale.ts';
import { breadcrumbJsonLd } from '#shared/core/markup/breadcrumb-json-ld.ts';
import { ownOrganization } from '#shared/core/markup/own-organization.ts';
import type { CompanyCard } from '../core/discovery-contract.ts';
import { companyList } from '../core/discovery-paths.ts';
import { cardHref } from './company-card/card-names.ts';
import type { Crumb } from './list-head.ts';

const CONTEXT = 'https://schema.org' as const;

export function siteJsonLd(
  locale: Locale,
  publicUrl: string,
  name: string,
): [WithContext<WebSite>, WithContext<Organization>] {
  const url = absolute(publicUrl, home(locale));
  const target = `${absolute(publicUrl, companyList(locale))}?keyword={search_term_string}`;
  const action = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: target },
    'query-input': 'required name=search_term_string',
  } as const;
  return [
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name,
      url,
      inLanguage: locale,
      potentialAction: action,
    },
    ownOrganization(publicUrl, locale, { name }),
  ];
}

export function listJsonLd(
  cards: readonly CompanyCard[],
  locale: Locale,
  publicUrl: string,
  trail: readonly Crumb[],
): (WithContext<ItemList> | WithContext<BreadcrumbList>)[] {
  const found: WithContext<ItemList>[] =
    cards.length === 0
      ? []
      : [
          {
            '@context': CONTEXT,
            '@type': 'ItemList',
            itemListElement: cards.map((card, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: companyName(card, locale).text,
              url: absolute(publicUrl, cardHref(card, locale)),
            })),
          },
        ];
  return [...found, breadcrumbJsonLd(publicUrl, trail)];
}
