import type { JobPosting, WithContext } from 'schema-dts';
import { absolute } from '#shared/core/address.ts';
import type { CompanyHeader } from '#shared/core/company/company-header.ts';
import { companyName } from '#shared/core/company/company-name.ts';
import { companyPage } from '#shared/core/company/company-paths.ts';
import { websiteName } from '#shared/core/company/contact-lines.ts';
import { nameIn } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';
import { escapeMarkup } from '#shared/core/markup/escape-markup.ts';
import type { JobType } from '#shared/core/master-data/opening-lists.ts';
import { media } from '#shared/core/picture.ts';
import { descriptionBlocks } from '../core/description-blocks.ts';
import { inReaderLanguage, type Opening } from '../core/opening.ts';

const EMPLOYMENT_TYPE: Readonly<Record<JobType, string>> = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  internship: 'INTERN',
  contract: 'CONTRACTOR',
  freelance: 'CONTRACTOR',
  seasonal: 'TEMPORARY',
};

/** Structured data of an opening: only displayed content, as search engines require. */
export function openingJsonLd(
  opening: Opening,
  company: CompanyHeader,
  locale: Locale,
  site: string,
): WithContext<JobPosting> {
  const position = inReaderLanguage(locale, opening.positionTh, opening.positionEn).text;
  const description = inReaderLanguage(locale, opening.descriptionTh, opening.descriptionEn).text;
  const name = companyName(company, locale).text;
  const region = nameIn(locale, opening.provinceTh, opening.provinceEn);
  const companyPath = companyPage(
    locale,
    company,
    company.published.length > 0 ? 'hrsay' : 'yousay',
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: position,
    description: description === '' ? position : htmlOf(description),
    datePosted: opening.postedAt.toISOString(),
    validThrough: opening.expiresAt.toISOString(),
    directApply: true,
    employmentType: EMPLOYMENT_TYPE[opening.jobType],
    identifier: { '@type': 'PropertyValue', name, value: String(opening.idJob) },
    hiringOrganization: {
      '@type': 'Organization',
      name,
      sameAs:
        company.website && websiteName(company.website)
          ? company.website
          : absolute(site, companyPath),
      ...(company.logo ? { logo: absolute(site, media(company.logo.idMedia, 640, 'webp')) } : {}),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: region === '' ? opening.country : 'TH',
        ...(region === '' ? {} : { addressRegion: region }),
      },
    },
    ...baseSalary(opening),
  };
}

function baseSalary({ salaryFrom, salaryTo, salaryCurrency }: Opening) {
  if (salaryFrom === null) return {};
  const value =
    salaryTo === null ? { minValue: salaryFrom } : { minValue: salaryFrom, maxValue: salaryTo };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: salaryCurrency,
      value: { '@type': 'QuantitativeValue', ...value, unitText: 'MONTH' },
    },
  } as const;
}

function htmlOf(description: string): string {
  const lines = (text: string) => escapeMarkup(text).replaceAll('\n', '<br>');
  return descriptionBlocks(description)
    .map((block) => {
      if (block.kind !== 'list') return `<p>${lines(block.text)}</p>`;
      const { start, items } = block;
      const points = items.map((item) => `<li>${lines(item)}</li>`).join('');
      if (start === null) return `<ul>${points}</ul>`;
      return `<ol${start > 1 ? ` start="${start}"` : ''}>${points}</ol>`;
    })
    .join('');
}
