import type { Album, ArticleCard } from '#features/company/core/company-content.ts';
import type { CompanyHeader } from '#features/company/core/company-header.ts';
import { inLanguage } from '#features/company/core/place.ts';
import type { ShareCard } from '#features/media/core/share-card.ts';
import type { OpeningCard } from '#features/opening/core/opening.ts';
import { inReadersWords } from '#features/opening/core/opening.ts';
import { openingSummary } from '#features/opening/ui/opening-labels.ts';
import type { Translator } from '#i18n/translator.ts';
import { companyName } from '#shared/core/company-name.ts';
import { dotted } from '#shared/core/dotted.ts';
import { formatScore } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';

export interface Reader {
  readonly t: Translator;
  readonly locale: Locale;
}

/** By which a company's own page is shared. */
export function companyCard(company: CompanyHeader, reader: Reader): ShareCard {
  const { locale } = reader;
  const { industryTh, industryEn, provinceTh, provinceEn, shortBioTh, shortBioEn } = company;
  const place = [
    inLanguage(locale, industryTh, industryEn),
    inLanguage(locale, provinceTh, provinceEn),
  ];
  return {
    title: companyName(company, locale).text,
    text: inLanguage(locale, shortBioTh, shortBioEn) || dotted(place),
    ...reviewed(company, reader),
    idMedia: company.cover?.idMedia ?? null,
  };
}

/** By which its reviews are shared: nothing of a single one. */
export function reviewsCard(company: CompanyHeader, reader: Reader): ShareCard {
  const { t, locale } = reader;
  const name = companyName(company, locale).text;
  return {
    title: t('review:page.title', { company: name }),
    text: '',
    ...reviewed(company, reader),
    idMedia: company.cover?.idMedia ?? null,
  };
}

export function articleCard(
  company: CompanyHeader,
  article: ArticleCard,
  { locale }: Reader,
): ShareCard {
  return {
    title: article.headline1,
    text: article.headline2,
    facts: companyName(company, locale).text,
    score: null,
    idMedia: article.cover?.idMedia ?? company.cover?.idMedia ?? null,
  };
}

export function albumCard(company: CompanyHeader, album: Album, { locale }: Reader): ShareCard {
  return {
    title: album.title,
    text: album.description,
    facts: companyName(company, locale).text,
    score: null,
    idMedia: album.cover?.idMedia ?? company.cover?.idMedia ?? null,
  };
}

/** By which the page of its whole story is shared. */
export function storiesCard(company: CompanyHeader, { t, locale }: Reader): ShareCard {
  const title = t('company:story.title', { companyName: companyName(company, locale).text });
  return { ...beside(company), title, text: t('company:story.lead') };
}

/** By which the list of its openings is shared: nothing of a single one. */
export function openingsCard(company: CompanyHeader, { t, locale }: Reader): ShareCard {
  const name = { companyName: companyName(company, locale).text };
  return {
    ...beside(company),
    title: t('opening:page.listTitle', name),
    text: t('opening:page.listDescription', name),
  };
}

export function openingCard(
  company: CompanyHeader,
  opening: OpeningCard,
  { t, locale }: Reader,
): ShareCard {
  return {
    ...beside(company),
    title: inReadersWords(locale, opening.positionTh, opening.positionEn).text,
    text: openingSummary(t, locale, opening),
    facts: companyName(company, locale).text,
  };
}

function beside({ cover }: CompanyHeader) {
  return { facts: '', score: null, idMedia: cover?.idMedia ?? null };
}

function reviewed({ score, reviewCount }: CompanyHeader, { t }: Reader) {
  return {
    score: score === null ? null : formatScore(score),
    facts: reviewCount === 0 ? '' : t('shared:share.reviews', { count: reviewCount }),
  };
}
