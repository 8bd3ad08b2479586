import type { Organization, WithContext } from 'schema-dts';
import { absolute } from '#shared/core/address.ts';
import type { CompanyHeader } from '#shared/core/company/company-header.ts';
import { companyName, otherName } from '#shared/core/company/company-name.ts';
import { companyPage } from '#shared/core/company/company-paths.ts';
import { COMPANY_SIZES } from '#shared/core/company/company-sizes.ts';
import { websiteName } from '#shared/core/company/contact-lines.ts';
import { nameIn } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';
import { media } from '#shared/core/picture.ts';
import type { CompanyContent } from '../core/company-content.ts';

/** A registered Thai name with its legal form; the display name is without it. */
const REGISTERED = /^(?:บริษัท.+จำกัด(?:\s*\(มหาชน\))?|ห้างหุ้นส่วน(?:จำกัด|สามัญนิติบุคคล).+)$/;

/** Structured data of a company, limited to what the page shows. */
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
    // Omitted if the name above is the registered one, to save bytes.
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
