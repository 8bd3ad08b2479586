import type { Organization, WithContext } from 'schema-dts';
import { absolute } from '#shared/core/address.ts';
import type { CompanyHeader } from '#shared/core/company/company-header.ts';
import { companyName, otherName } from '#shared/core/company/company-name.ts';
import { companyPage } from '#shared/core/company/company-paths.ts';
import { COMPANY_SIZES } from '#shared/core/company/company-sizes.ts';
import { websiteName } from '#shared/core/company/place.ts';
import { nameIn } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';
import { media } from '#shared/core/picture.ts';
import type { CompanyContent } from '../core/company-content.ts';

/** A Thai name as the register of companies has it; without its form it is what people call the company. */
const REGISTERED = /^(?:บริษัท.+จำกัด(?:\s*\(มหาชน\))?|ห้างหุ้นส่วน(?:จำกัด|สามัญนิติบุคคล).+)$/;

/** What search engines read of a company page; nothing is said here that the page does not show. */
export function companyJsonLd(
  company: CompanyHeader,
  content: CompanyContent,
  locale: Locale,
  site: string,
): WithContext<Organization> {
  const url = absolute(site, companyPage(locale, company, 'hrsay'));
  const name = companyName(company, locale).text;
  const other = otherName(company, locale);
  const band = COMPANY_SIZES.find((size) => size.band === company.companySize);
  const province = nameIn(locale, company.provinceTh, company.provinceEn);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name,
    url,
    ...(other ? { alternateName: other.text } : {}),
    // Where the name above is the registered one, it is not said again: the page has little room.
    ...(other && REGISTERED.test(other.text) ? { legalName: other.text } : {}),
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
  };
}
