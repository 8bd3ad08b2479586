import type { BreadcrumbList, Organization, WithContext } from 'schema-dts';
import { companyList } from '#features/discovery/core/discovery-paths.ts';
import { absolute, home } from '#shared/core/address.ts';
import { companyName, otherName } from '#shared/core/company-name.ts';
import type { Locale } from '#shared/core/locale.ts';
import { media } from '#shared/core/picture.ts';
import type { CompanyContent } from '../core/company-content.ts';
import type { CompanyHeader } from '../core/company-header.ts';
import { companyPage } from '../core/company-paths.ts';
import { COMPANY_SIZES } from '../core/company-sizes.ts';
import { inLanguage, websiteName } from '../core/place.ts';

interface Words {
  readonly home: string;
  readonly companies: string;
}

/** What search engines read of a company page; nothing is said here that the page does not show. */
export function companyJsonLd(
  company: CompanyHeader,
  content: CompanyContent,
  locale: Locale,
  site: string,
  words: Words,
): [WithContext<Organization>, WithContext<BreadcrumbList>] {
  const url = absolute(site, companyPage(locale, company, 'hrsay'));
  const name = companyName(company, locale).text;
  const other = otherName(company, locale);
  const band = COMPANY_SIZES.find((size) => size.band === company.companySize);
  const province = inLanguage(locale, company.provinceTh, company.provinceEn);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${url}#organization`,
      name,
      url,
      ...(other ? { alternateName: other.text } : {}),
      ...(content.shortBio === '' ? {} : { description: content.shortBio }),
      ...(websiteName(content.website) ? { sameAs: content.website } : {}),
      ...(content.logo ? { logo: absolute(site, media(content.logo.idMedia, 640, 'webp')) } : {}),
      ...(content.covers[0]
        ? { image: absolute(site, media(content.covers[0].idMedia, 1280, 'webp')) }
        : {}),
      ...(band
        ? {
            numberOfEmployees: {
              '@type': 'QuantitativeValue',
              minValue: band.from,
              ...(band.to === null ? {} : { maxValue: band.to }),
            },
          }
        : {}),
      address: {
        '@type': 'PostalAddress',
        addressCountry: content.country,
        ...(content.address === '' ? {} : { streetAddress: content.address }),
        ...(content.city === '' ? {} : { addressLocality: content.city }),
        ...(province === '' ? {} : { addressRegion: province }),
        ...(content.postalCode === '' ? {} : { postalCode: content.postalCode }),
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: words.home, path: home(locale) },
        { name: words.companies, path: companyList(locale) },
        { name, path: companyPage(locale, company, 'hrsay') },
      ].map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: absolute(site, crumb.path),
      })),
    },
  ];
}
