import type { Album, ArticleCard } from '#features/company/core/company-content.ts';
import type { ShareCard } from '#features/media/core/share-card.ts';
import { canDraw } from '#features/media/core/share-letters.ts';
import { inReaderLanguage, type OpeningCard } from '#features/opening/core/opening.ts';
import { openingSummary } from '#features/opening/ui/opening-labels.ts';
import type { Translator } from '#i18n/translator.ts';
import type { CompanyHeader } from '#shared/core/company/company-header.ts';
import { type CompanyName, companyName, otherName } from '#shared/core/company/company-name.ts';
import { formatScore } from '#shared/core/format.ts';
import { nameIn } from '#shared/core/in-language.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import type { Locale } from '#shared/core/locale.ts';
import { textCard } from './page-cards.ts';

export interface Reader {
  readonly t: Translator;
  readonly locale: Locale;
}

/** The card by which a company's own page is shared. */
export function companyCard(company: CompanyHeader, reader: Reader): ShareCard {
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

/** The card by which its reviews are shared: it shows nothing of a single one. */
export function reviewsCard(company: CompanyHeader, reader: Reader): ShareCard {
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
  reader: Reader,
): ShareCard {
  return inLetters(reader, {
    title: article.headline1,
    text: article.headline2,
    facts: nameOf(company, reader.locale),
    score: null,
    idMedia: article.cover?.idMedia ?? company.cover?.idMedia ?? null,
  });
}

export function albumCard(company: CompanyHeader, album: Album, reader: Reader): ShareCard {
  return inLetters(reader, {
    title: album.title,
    text: album.description,
    facts: nameOf(company, reader.locale),
    score: null,
    idMedia: album.cover?.idMedia ?? company.cover?.idMedia ?? null,
  });
}

/** The card by which the page of its whole story is shared. */
export function storiesCard(company: CompanyHeader, reader: Reader): ShareCard {
  const { t, locale } = reader;
  const title = t('company:story.title', { companyName: nameOf(company, locale) });
  return inLetters(reader, { ...commonFields(company), title, text: t('company:story.lead') });
}

/** The card by which the list of its openings is shared: it shows nothing of a single one. */
export function openingsCard(company: CompanyHeader, reader: Reader): ShareCard {
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
  reader: Reader,
): ShareCard {
  const { t, locale } = reader;
  return inLetters(reader, {
    ...commonFields(company),
    title: inReaderLanguage(locale, opening.positionTh, opening.positionEn).text,
    text: openingSummary(t, locale, opening),
    facts: nameOf(company, locale),
  });
}

/** The name in the reader's language, or the other one where a picture has no letters for it. */
function nameOf(company: CompanyName, locale: Locale): string {
  const preferredName = companyName(company, locale).text;
  const other = otherName(company, locale)?.text ?? '';
  return canDraw(preferredName) || other === '' || !canDraw(other) ? preferredName : other;
}

/** What a picture has no letters for is not said in part: the words of the site stand for such a title. */
function inLetters({ t }: Reader, card: ShareCard): ShareCard {
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

function reviewed({ score, reviewCount }: CompanyHeader, { t }: Reader) {
  return {
    score: score === null ? null : formatScore(score),
    facts: reviewCount === 0 ? '' : t('shared:share.reviews', { count: reviewCount }),
  };
}
