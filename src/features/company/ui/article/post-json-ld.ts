import type { Article, BreadcrumbList, WithContext } from 'schema-dts';
import { absolute } from '#shared/core/address.ts';
import type { CompanyHeader } from '#shared/core/company/company-header.ts';
import { companyName } from '#shared/core/company/company-name.ts';
import { companyPage } from '#shared/core/company/company-paths.ts';
import type { Locale } from '#shared/core/locale.ts';
import { breadcrumbJsonLd } from '#shared/core/markup/breadcrumb-json-ld.ts';
import { media } from '#shared/core/picture.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import type { ArticleCard, CompanyContent } from '../../core/company-content.ts';

interface PostAddress {
  readonly company: CompanyHeader;
  readonly locale: Locale;
  readonly site: string;
  readonly path: string;
}

/** Structured data of an article; `card`, its share picture, replaces a missing cover. */
export function articleJsonLd(
  article: ArticleCard,
  { lang, updatedAt }: Pick<CompanyContent, 'lang' | 'updatedAt'>,
  { company, locale, site, path }: PostAddress,
  card: string,
): WithContext<Article> {
  const about = absolute(site, companyPage(locale, company, 'hrsay'));
  const modified = thaiDay(new Date(updatedAt));
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.headline1,
    ...(article.headline2 === '' ? {} : { description: article.headline2 }),
    inLanguage: lang,
    mainEntityOfPage: absolute(site, path),
    image: absolute(site, article.cover ? media(article.cover.idMedia, 1280, 'webp') : card),
    ...(article.articleDate === '' ? {} : { datePublished: article.articleDate }),
    dateModified: modified > article.articleDate ? modified : article.articleDate,
    author: { '@type': 'Person', name: article.author },
    publisher: {
      '@type': 'Organization',
      '@id': `${about}#organization`,
      name: companyName(company, locale).text,
      url: about,
    },
    ...(article.tags.length > 0 ? { keywords: [...article.tags] } : {}),
  };
}

/** Breadcrumbs of a post; `within`: title of the story page, between company and chapter. */
export function postBreadcrumbs(
  title: string,
  { company, locale, site, path }: PostAddress,
  within?: string,
): WithContext<BreadcrumbList> {
  return breadcrumbJsonLd(site, [
    { name: companyName(company, locale).text, path: companyPage(locale, company, 'hrsay') },
    ...(within ? [{ name: within, path: companyPage(locale, company, 'brandsdna') }] : []),
    { name: title, path },
  ]);
}
