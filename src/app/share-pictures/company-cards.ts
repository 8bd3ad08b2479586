import type { Album, ArticleCard } from '#features/company/core/company-content.ts';
import type { ShareCard } from '#features/media/core/share-card.ts';
import { canDraw } from '#features/media/core/share-letters.ts';
import { inReaderLanguage, type OpeningCard } from '#features/opening/core/opening.ts';
import { openingSummary } from '#features/opening/ui/opening-labels.ts';
import type { CompanyHeader } from '#shared/core/company/company-header.ts';
import { type CompanyName, companyName, otherName } from '#shared/core/company/company-name.ts';
import { formatScore } from '#shared/core/format.ts';
import { nameIn } from '#shared/core/in-language.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { PageLocale } from '../page-locale.ts';
import { textCard } from './page-cards.ts';
import { shareAddress } from './share-address.ts';

export type CardReader = Pick<PageLocale, 'locale' | 't'>;

export const COMPANY_CARDS = {
  company: companyShareCard,
  reviews: reviewsCard,
  jobs: openingsCard,
  stories: storiesCard,
};

/** URL of the card of a company's page. */
export function companyImage(
  kind: keyof typeof COMPANY_CARDS,
  company: CompanyHeader,
  reader: CardReader,
): string {
  const card = COMPANY_CARDS[kind](company, reader);
  return shareAddress({ locale: reader.locale, kind, name: `${company.idEmp}` }, card);
}
function companyShareCard(company: CompanyHeader, reader: CardReader): ShareCard {
  const { locale } = reader;
  const { industryTh, industryEn, provinceTh, provinceEn, shortBioTh, shortBioEn } = company;
  const locationParts = [
    nameIn(locale, industryTh, industryEn),
    nameIn(locale, provinceTh, provinceEn),
  ];
  const bio = nameIn(locale, shortBioTh, shortBioEn);
  return inLetters(reader, {
    title: nameOf(company, locale),
    text: canDraw(bio) && bio !== '' ? bio : joinByDots(locationParts),
    ...reviewed(company, reader),
    idMedia: company.cover?.idMedia ?? null,
  });
}

/** Card of a company's reviews page; it shows no single review. */
export function reviewsCard(company: CompanyHeader, reader: CardReader): ShareCard {
  const { t, locale } = reader;
  const name = nameOf(company, locale);
  return inLetters(reader, {
    title: t('review:page.title', { company: name }),
    text: '',
    ...reviewed(company, reader),
    idMedia: company.cover?.idMedia ?? null,
  });
}

export function articleCard(
  company: CompanyHeader,
  article: ArticleCard,
  reader: CardReader,
): ShareCard {
  return inLetters(reader, {
    title: article.headline1,
    text: article.headline2,
    facts: nameOf(company, reader.locale),
    score: null,
    idMedia: article.cover?.idMedia ?? company.cover?.idMedia ?? null,
  });
}

export function albumCard(company: CompanyHeader, album: Album, reader: CardReader): ShareCard {
  return inLetters(reader, {
    title: album.title,
    text: album.description,
    facts: nameOf(company, reader.locale),
    score: null,
    idMedia: album.cover?.idMedia ?? company.cover?.idMedia ?? null,
  });
}

function storiesCard(company: CompanyHeader, reader: CardReader): ShareCard {
  const { t, locale } = reader;
  const title = t('company:story.title', { companyName: nameOf(company, locale) });
  return inLetters(reader, { ...commonFields(company), title, text: t('company:story.lead') });
}

/** Card of a company's openings page; it shows no single opening. */
function openingsCard(company: CompanyHeader, reader: CardReader): ShareCard {
  const { t, locale } = reader;
  const name = { companyName: nameOf(company, locale) };
  return inLetters(reader, {
    ...commonFields(company),
    title: t('opening:page.listTitle', name),
    text: t('opening:page.listDescription', name),
  });
}

export function openingCard(
  company: CompanyHeader,
  opening: OpeningCard,
  reader: CardReader,
): ShareCard {
  const { t, locale } = reader;
  return inLetters(reader, {
    ...commonFields(company),
    title: inReaderLanguage(locale, opening.positionTh, opening.positionEn).text,
    text: openingSummary(t, locale, opening),
    facts: nameOf(company, locale),
  });
}

/** Company name for pictures; the other language's if the picture font lacks letters. */
function nameOf(company: CompanyName, locale: Locale): string {
  const preferredName = companyName(company, locale).text;
  const other = otherName(company, locale)?.text ?? '';
  return canDraw(preferredName) || other === '' || !canDraw(other) ? preferredName : other;
}

/** Drops texts with letters that the font lacks; a title is replaced by the site's. */
function inLetters({ t }: CardReader, card: ShareCard): ShareCard {
  if (!canDraw(card.title)) {
    const general = textCard(t('discovery:home.title'), t('discovery:home.description'));
    return { ...general, idMedia: card.idMedia };
  }
  const drawableText = (text: string) => (canDraw(text) ? text : '');
  return { ...card, text: drawableText(card.text), facts: drawableText(card.facts) };
}

function commonFields({ cover }: CompanyHeader) {
  return { facts: '', score: null, idMedia: cover?.idMedia ?? null };
}

function reviewed({ score, reviewCount }: CompanyHeader, { t }: CardReader) {
  return {
    score: score === null ? null : formatScore(score),
    facts: reviewCount === 0 ? '' : t('shared:share.reviews', { count: reviewCount }),
  };
}
