import type { CompanyContent } from '#features/company/core/company-content.ts';
import { emptyContent, exampleCompany } from '#features/company/core/example-page.ts';
import type { Opening, ShownOpening } from '#features/opening/core/opening.ts';
import type { CompanyQuote, Voices } from '#features/review/core/quotes/company-quote.ts';
import type { PublicReview, ReviewSummary } from '#features/review/core/review-contract.ts';
import { INTERVAL, NOT_RATED, PRIOR_WEIGHT } from '#features/review/core/score.ts';
import { ASPECT_ROWS, type Aspect, aspectsBy, TOLD_ASPECTS } from '#shared/core/aspects.ts';
import type { CompanyHeader } from '#shared/core/company/company-header.ts';
import type { ShowcasePages } from '#shared/core/company/company-paths.ts';
import { LONGEST_QUOTE, SHORTEST_QUOTE } from '#shared/core/domain/quote.ts';
import type { Locale } from '#shared/core/locale.ts';
import { INDUSTRIES } from '#shared/core/master-data/industries.ts';
import { PROVINCES } from '#shared/core/master-data/provinces.ts';
import type { Picture } from '#shared/core/picture.ts';
import { showcasePicture } from './showcase-pictures.ts';
import type { CompanyFile, TextsFile } from './showcase-schema.ts';

/** The front matter of a language and the text below it. */
export interface ShowcaseTexts extends TextsFile {
  readonly about: string;
}

export interface ShowcaseSource {
  readonly slug: string;
  readonly company: CompanyFile;
  readonly texts: Readonly<Record<Locale, ShowcaseTexts>>;
}

type ShowcaseOpening = ShownOpening & Pick<Opening, 'descriptionTh' | 'descriptionEn'>;

/** A showcase company as the components of the company page take any other. */
export interface ShowcaseCompany {
  readonly company: CompanyHeader;
  readonly content: CompanyContent;
  readonly openings: readonly ShowcaseOpening[];
  readonly summary: ReviewSummary;
  readonly reviews: readonly PublicReview[];
  readonly voices: Voices;
  /** The description for search engines. */
  readonly description: string;
}

/** How far invented ratings spread: as those of a company people agree on. */
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
      ...placeOf(facts.province),
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
    voices: voicesIn(reviews),
    description: texts[locale].description,
  };
}

function contentOf({ slug, company, texts }: ShowcaseSource, locale: Locale): CompanyContent {
  const said = texts[locale];
  const picture = (name: string): Picture | null => {
    const alt = company.pictures[name];
    return alt ? showcasePicture(slug, name, alt[locale]) : null;
  };
  const cover = picture('cover');
  const pictures = Object.keys(company.pictures).toSorted();
  return {
    ...emptyContent(locale),
    companyName: said.name,
    shortBio: said.shortBio,
    about: said.about,
    vision: said.vision,
    mission: said.mission,
    whyJoinUs: said.why,
    // Addresses below .example lead nowhere.
    website: new URL(company.website).hostname.endsWith('.example') ? '' : company.website,
    logo: picture('logo'),
    covers: cover ? [cover] : [],
    history: said.history.map(({ title, text }, index) => ({
      title,
      description: text,
      year: company.history[index] ?? null,
      picture: null,
    })),
    aspects: TOLD_ASPECTS.map((aspect) => ({
      aspect,
      title: said[aspect].title,
      description: said[aspect].text,
      pictures: pictures
        .filter((name) => name.startsWith(`${aspect}-`))
        .flatMap((name) => picture(name) ?? [])
        .map((shown) => ({ ...shown, caption: '' })),
    })),
    reasons: said.reasons.map(({ title, text }) => ({ title, description: text, picture: null })),
    testimonials: said.testimonials.map(({ name, position, tenure, text }, index) => ({
      employeeName: name,
      jobPosition: position,
      tenure,
      description: text,
      picture: picture(`portrait-${index + 1}`),
    })),
  };
}

function placeOf(idState: number) {
  const province = PROVINCES.find((one) => one.idState === idState);
  return { provinceTh: province?.nameTh ?? null, provinceEn: province?.nameEn ?? null };
}

function summaryOf({ figures, recognition }: CompanyFile) {
  const { reviews: reviewCount, ...told } = figures;
  const scores: Partial<Record<Aspect, number>> = told;
  const given = Object.values(told);
  const margin = (INTERVAL.z * DEVIATION) / Math.sqrt(reviewCount + PRIOR_WEIGHT + 1);
  const scored = (score: number) => ({
    score,
    low: Math.max(1, score - margin),
    high: Math.min(5, score + margin),
    reviewCount,
  });
  const overall = scored(given.reduce((sum, score) => sum + score, 0) / given.length);
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
    ...placeOf(province),
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
  return newestFirst.map(({ key, overall, status, month, ...told }) => ({
    idReview: key,
    lang,
    ratingOverall: overall,
    ...starsOf(told),
    title: texts[lang].reviews[key]?.title ?? '',
    goodPoints: texts[lang].reviews[key]?.good ?? '',
    improvePoints: texts[lang].reviews[key]?.improve ?? '',
    employmentStatus: status,
    publishedMonth: `${month}-01`,
    usefulCount: 0,
    tenure: null,
    idJobField: null,
    jobGrade: null,
    jobType: null,
    proofs: [],
    reply: null,
  }));
}

/** Voices as of any company, but for the rule of its score: reviews that say it in a quote's length. */
function voicesIn(reviews: readonly PublicReview[]): Voices {
  const good = reviews.find((review) => isQuote(review.goodPoints));
  const improve = reviews.find((review) => review !== good && isQuote(review.improvePoints));
  const left = reviews.filter((review) => review !== good && review !== improve);
  const aspects = ASPECT_ROWS.flatMap(({ aspect, column }) => {
    const said = left.find((review) => isQuote(wordsFor(review, review[column])));
    if (!said) return [];
    left.splice(left.indexOf(said), 1);
    const rating = said[column];
    return [[aspect, quoteOf(said, wordsFor(said, rating), rating)] as const];
  });
  return {
    good: good ? quoteOf(good, good.goodPoints) : null,
    improve: improve ? quoteOf(improve, improve.improvePoints) : null,
    aspects: Object.fromEntries(aspects),
  };
}

const isQuote = (words: string) => words.length >= SHORTEST_QUOTE && words.length <= LONGEST_QUOTE;

/** What a review says of an aspect it rates high, or low. */
function wordsFor({ goodPoints, improvePoints }: PublicReview, rating: number): string {
  if (rating >= 4) return goodPoints;
  return rating === NOT_RATED || rating > 2 ? '' : improvePoints;
}

const quoteOf = (
  review: PublicReview,
  words: string,
  aspectRating: number | null = null,
): CompanyQuote => ({ ...review, words, aspectRating });
