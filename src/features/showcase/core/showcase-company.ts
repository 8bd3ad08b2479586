import type { CompanyContent } from '#features/company/core/company-content.ts';
import { emptyContent, exampleCompany } from '#features/company/core/example-page.ts';
import type { DisplayedOpening, Opening } from '#features/opening/core/opening.ts';
import type { CompanyQuote, ReviewQuotes } from '#features/review/core/quotes/company-quote.ts';
import type { PublicReview, ReviewSummary } from '#features/review/core/review-contract.ts';
import { INTERVAL, NOT_RATED, PRIOR_WEIGHT } from '#features/review/core/score.ts';
import { ASPECT_ROWS, type Aspect, aspectsBy, DESCRIBED_ASPECTS } from '#shared/core/aspects.ts';
import type { CompanyHeader } from '#shared/core/company/company-header.ts';
import type { ShowcasePages } from '#shared/core/company/company-paths.ts';
import { MAX_QUOTE_LENGTH, MIN_QUOTE_LENGTH } from '#shared/core/domain/quote.ts';
import { NOTHING_DISCLOSED } from '#shared/core/domain/reviewer-attributes.ts';
import type { Locale } from '#shared/core/locale.ts';
import { INDUSTRIES } from '#shared/core/master-data/industries.ts';
import { PROVINCES } from '#shared/core/master-data/provinces.ts';
import type { Picture } from '#shared/core/picture.ts';
import { showcasePicture } from './showcase-pictures.ts';
import type { CompanyFile, TextsFile } from './showcase-schema.ts';

export interface ShowcaseTexts extends TextsFile {
  readonly about: string;
}

export interface ShowcaseSource {
  readonly slug: string;
  readonly company: CompanyFile;
  readonly texts: Readonly<Record<Locale, ShowcaseTexts>>;
}

type ShowcaseOpening = DisplayedOpening & Pick<Opening, 'descriptionTh' | 'descriptionEn'>;

/** A showcase company in the types of the company page. */
export interface ShowcaseCompany {
  readonly company: CompanyHeader;
  readonly content: CompanyContent;
  readonly openings: readonly ShowcaseOpening[];
  readonly summary: ReviewSummary;
  readonly reviews: readonly PublicReview[];
  readonly quotes: ReviewQuotes;
  readonly description: string;
}

/** Assumed standard deviation of showcase ratings, used for score intervals. */
const DEVIATION = 0.9;

export function showcaseCompany(
  source: ShowcaseSource,
  locale: Locale,
  showcase: ShowcasePages,
): ShowcaseCompany {
  const { company: facts, texts } = source;
  const content = contentOf(source, locale);
  const summary = summaryOf(facts);
  const reviews = reviewsOf(source, locale);
  const openings = openingsOf(source);
  const industry = INDUSTRIES.find(({ idIndustry }) => idIndustry === facts.idIndustry);
  return {
    company: {
      ...exampleCompany(content),
      companyNameTh: texts.th.name,
      companyNameEn: texts.en.name,
      showcase,
      shortBioTh: texts.th.shortBio,
      shortBioEn: texts.en.shortBio,
      industryTh: industry?.fieldNameTh ?? '',
      industryEn: industry?.fieldNameEn ?? '',
      ...provinceNames(facts.province),
      companySize: facts.companySize,
      logo: content.logo,
      cover: content.covers[0] ?? null,
      reviewCount: summary.reviewCount,
      score: summary.score,
      aspects: summary.aspects,
      scoreLow: summary.scoreLow,
      scoreHigh: summary.scoreHigh,
      recognition: summary.recognition,
      openingCount: openings.length,
      idIndustry: facts.idIndustry,
      published: ['th', 'en'],
    },
    content,
    openings,
    summary,
    reviews,
    quotes: quotesIn(reviews),
    description: texts[locale].description,
  };
}

function contentOf({ slug, company, texts }: ShowcaseSource, locale: Locale): CompanyContent {
  const localeTexts = texts[locale];
  const picture = (name: string): Picture | null => {
    const alt = company.pictures[name];
    return alt ? showcasePicture(slug, name, alt[locale]) : null;
  };
  const cover = picture('cover');
  const pictures = Object.keys(company.pictures).toSorted();
  return {
    ...emptyContent(locale),
    companyName: localeTexts.name,
    shortBio: localeTexts.shortBio,
    about: localeTexts.about,
    vision: localeTexts.vision,
    mission: localeTexts.mission,
    whyJoinUs: localeTexts.why,
    // Hosts below .example do not exist, so they are not linked.
    website: new URL(company.website).hostname.endsWith('.example') ? '' : company.website,
    logo: picture('logo'),
    covers: cover ? [cover] : [],
    history: localeTexts.history.map(({ title, text }, index) => ({
      title,
      description: text,
      year: company.history[index] ?? null,
      picture: null,
    })),
    aspects: DESCRIBED_ASPECTS.map((aspect) => ({
      aspect,
      title: localeTexts[aspect].title,
      description: localeTexts[aspect].text,
      pictures: pictures
        .filter((name) => name.startsWith(`${aspect}-`))
        .flatMap((name) => picture(name) ?? [])
        .map((image) => ({ ...image, caption: '' })),
    })),
    reasons: localeTexts.reasons.map(({ title, text }) => ({
      title,
      description: text,
      picture: null,
    })),
    testimonials: localeTexts.testimonials.map(({ name, position, tenure, text }, index) => ({
      employeeName: name,
      jobPosition: position,
      tenure,
      description: text,
      picture: picture(`portrait-${index + 1}`),
    })),
  };
}

function provinceNames(idState: number) {
  const province = PROVINCES.find((candidate) => candidate.idState === idState);
  return { provinceTh: province?.nameTh ?? null, provinceEn: province?.nameEn ?? null };
}

function summaryOf({ figures, recognition }: CompanyFile) {
  const { reviews: reviewCount, ...aspectScores } = figures;
  const scores: Partial<Record<Aspect, number>> = aspectScores;
  const ratings = Object.values(aspectScores);
  const margin = (INTERVAL.z * DEVIATION) / Math.sqrt(reviewCount + PRIOR_WEIGHT + 1);
  const scored = (score: number) => ({
    score,
    low: Math.max(1, score - margin),
    high: Math.min(5, score + margin),
    reviewCount,
  });
  const overall = scored(ratings.reduce((sum, score) => sum + score, 0) / ratings.length);
  return {
    reviewCount,
    recognition: recognition ?? null,
    distribution: null,
    score: overall.score,
    scoreLow: overall.low,
    scoreHigh: overall.high,
    aspects: Object.fromEntries(
      ASPECT_ROWS.flatMap(({ aspect, rated }) => {
        const score = scores[aspect];
        return score === undefined ? [] : [[rated, scored(score)]];
      }),
    ),
  };
}

function openingsOf({ company, texts }: ShowcaseSource): ShowcaseOpening[] {
  return company.openings.map(({ key, province, salaryFrom, salaryTo, ...terms }, index) => ({
    idJob: index + 1,
    positionTh: texts.th.openings[key]?.position ?? '',
    positionEn: texts.en.openings[key]?.position ?? '',
    descriptionTh: texts.th.openings[key]?.text ?? '',
    descriptionEn: texts.en.openings[key]?.text ?? '',
    ...provinceNames(province),
    jobType: terms.jobType,
    education: terms.education,
    headcount: terms.headcount,
    salaryFrom: salaryFrom ?? null,
    salaryTo: salaryTo ?? null,
    salaryCurrency: 'THB',
    expiresAt: null,
  }));
}

function starsOf(stars: Partial<Record<Aspect, number>>) {
  return aspectsBy('column', ({ aspect }) => stars[aspect] ?? NOT_RATED);
}

function reviewsOf({ company, texts }: ShowcaseSource, lang: Locale): PublicReview[] {
  const newestFirst = company.reviews.toSorted((a, b) => b.month.localeCompare(a.month));
  return newestFirst.map(({ key, overall, status, month, ...aspectStars }) => ({
    idReview: key,
    lang,
    ratingOverall: overall,
    ...starsOf(aspectStars),
    title: texts[lang].reviews[key]?.title ?? '',
    goodPoints: texts[lang].reviews[key]?.good ?? '',
    improvePoints: texts[lang].reviews[key]?.improve ?? '',
    ...NOTHING_DISCLOSED,
    employmentStatus: status,
    publishedMonth: `${month}-01`,
    usefulCount: 0,
    proofs: [],
    reply: null,
  }));
}

/** Selects quotes by text length only, because showcase companies have no calculated scores. */
function quotesIn(reviews: readonly PublicReview[]): ReviewQuotes {
  const good = reviews.find((review) => isQuote(review.goodPoints));
  const improve = reviews.find((review) => review !== good && isQuote(review.improvePoints));
  const left = reviews.filter((review) => review !== good && review !== improve);
  const aspects = ASPECT_ROWS.flatMap(({ aspect, column }) => {
    const match = left.find((review) => isQuote(textForRating(review, review[column])));
    if (!match) return [];
    left.splice(left.indexOf(match), 1);
    const rating = match[column];
    return [[aspect, quoteOf(match, textForRating(match, rating), rating)] as const];
  });
  return {
    good: good ? quoteOf(good, good.goodPoints) : null,
    improve: improve ? quoteOf(improve, improve.improvePoints) : null,
    aspects: Object.fromEntries(aspects),
  };
}

const isQuote = (text: string) =>
  text.length >= MIN_QUOTE_LENGTH && text.length <= MAX_QUOTE_LENGTH;

/** The text of a review that fits a high or a low rating. */
function textForRating({ goodPoints, improvePoints }: PublicReview, rating: number): string {
  if (rating >= 4) return goodPoints;
  return rating === NOT_RATED || rating > 2 ? '' : improvePoints;
}

const quoteOf = (
  review: PublicReview,
  text: string,
  aspectRating: number | null = null,
): CompanyQuote => ({ ...review, text, aspectRating });
