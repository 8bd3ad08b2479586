import type { Locale } from '#shared/core/locale.ts';
import { JOB_FIELDS } from '#shared/core/master-data/job-fields.ts';
import type { EmploymentStatus, Tenure } from '#shared/core/vocabulary.ts';
import type { DemoCompany } from '../company/company.ts';
import type { QualityAspect } from '../company/quality.ts';
import { QUALITY_ASPECTS } from '../company/quality.ts';
import { speak } from '../phrase.ts';
import type { Random } from '../random.ts';
import type { Family } from '../words/trade.ts';
import type { Strengths } from './aspect-words.ts';
import { finish } from './style.ts';
import { BAD_EN } from './words/bad-en.ts';
import { BAD_TH } from './words/bad-th.ts';
import { GOOD_EN } from './words/good-en.ts';
import { GOOD_TH } from './words/good-th.ts';
import { sayOfPlace } from './words/place-words.ts';
import {
  ASPECT_TITLES_BAD_EN,
  ASPECT_TITLES_BAD_TH,
  ASPECT_TITLES_GOOD_EN,
  ASPECT_TITLES_GOOD_TH,
  FAINT_PRAISE,
  FIELD_TITLES_EN,
  FIELD_TITLES_TH,
  FLAWLESS,
  LONG_TITLES_EN,
  LONG_TITLES_TH,
  TITLES_EN,
  TITLES_TH,
} from './words/titles.ts';

export interface ReviewOccasion {
  readonly company: DemoCompany;
  readonly idJobField: number;
  readonly ratings: Readonly<Record<QualityAspect | 'overall', number>>;
  readonly lang: Locale;
  readonly tenure: Tenure;
  readonly employmentStatus: EmploymentStatus;
}

const WORDS = {
  th: {
    good: GOOD_TH,
    bad: BAD_TH,
    titles: TITLES_TH,
    goodTitles: ASPECT_TITLES_GOOD_TH,
    badTitles: ASPECT_TITLES_BAD_TH,
    fieldTitles: FIELD_TITLES_TH,
    longTitles: LONG_TITLES_TH,
  },
  en: {
    good: GOOD_EN,
    bad: BAD_EN,
    titles: TITLES_EN,
    goodTitles: ASPECT_TITLES_GOOD_EN,
    badTitles: ASPECT_TITLES_BAD_EN,
    fieldTitles: FIELD_TITLES_EN,
    longTitles: LONG_TITLES_EN,
  },
};

const DESK: ReadonlySet<Family> = new Set([
  'tech',
  'finance',
  'studio',
  'office',
  'school',
  'build',
]);

const FITTING = new Map<string, WeakMap<readonly string[], string[]>>([
  ['shift:', new WeakMap()],
  ['desk:', new WeakMap()],
]);

/** The lines somebody of such a place could have written. */
function fitting(lines: readonly string[], family: Family): readonly string[] {
  const wrong = DESK.has(family) ? 'shift:' : 'desk:';
  const known = FITTING.get(wrong)?.get(lines);
  if (known) return known;
  const kept = lines
    .filter((line) => !line.startsWith(wrong))
    .map((line) => line.replace(/^(desk|shift):/, ''));
  FITTING.get(wrong)?.set(lines, kept);
  return kept;
}

function one(words: Strengths, isStrong: boolean, family: Family, draw: Random): string {
  return speak(draw.pick(fitting(isStrong ? words.strong : words.mild, family)), draw);
}

/** Aspects in the order a writer would bring them up: what stands out most comes first. */
function ranked(occasion: ReviewOccasion, sign: 1 | -1, draw: Random): QualityAspect[] {
  return [...QUALITY_ASPECTS]
    .map((aspect) => ({ aspect, rank: sign * occasion.ratings[aspect] + draw.next() * 0.9 }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ aspect }) => aspect);
}

function drawTitle(occasion: ReviewOccasion, draw: Random): string {
  const words = WORDS[occasion.lang];
  const { overall } = occasion.ratings;
  const [best] = ranked(occasion, 1, draw);
  const [worst] = ranked(occasion, -1, draw);
  const tone = overall >= 4 ? 'good' : overall === 3 ? 'even' : 'bad';
  if (draw.chance(0.14)) {
    const field = JOB_FIELDS[occasion.idJobField - 1];
    const name = occasion.lang === 'th' ? field?.fieldNameTh : field?.fieldNameEn;
    return speak(draw.pick(words.fieldTitles[tone]), draw, { field: name ?? '' });
  }
  if (occasion.tenure === 'moreThanOneYear' && tone !== 'even' && draw.chance(0.12)) {
    return speak(words.longTitles[tone], draw);
  }
  if (best && overall >= 4 && occasion.ratings[best] >= 4 && draw.chance(0.45)) {
    return speak(draw.pick(words.goodTitles[best]), draw);
  }
  if (worst && overall <= 3 && occasion.ratings[worst] <= 2 && draw.chance(0.5)) {
    return speak(draw.pick(words.badTitles[worst]), draw);
  }
  return speak(draw.pick(words.titles[overall] ?? []), draw);
}

function sentenceCount(isHappy: boolean, draw: Random): number {
  const counts = isHappy ? [22, 38, 27, 13] : [38, 36, 19, 7];
  return draw.weighted(counts) + 1;
}

export function writeReview(
  occasion: ReviewOccasion,
  draw: Random,
): { title: string; goodPoints: string; improvePoints: string } {
  const { lang, ratings, company } = occasion;
  const words = WORDS[lang];
  const good: string[] = [];
  const bad: string[] = [];

  const goodCount = sentenceCount(ratings.overall >= 4, draw);
  for (const aspect of ranked(occasion, 1, draw).slice(0, goodCount)) {
    if (ratings[aspect] < 3) continue;
    good.push(one(words.good[aspect], ratings[aspect] >= 4, company.family, draw));
  }
  const badCount = sentenceCount(ratings.overall <= 2, draw);
  for (const aspect of ranked(occasion, -1, draw).slice(0, badCount)) {
    if (ratings[aspect] > 4) continue;
    bad.push(one(words.bad[aspect], ratings[aspect] <= 2, company.family, draw));
  }

  const place = sayOfPlace(company.family, occasion.idJobField, lang, draw);
  if (place.good && draw.chance(0.42)) good.splice(draw.int(0, good.length), 0, place.good);
  if (place.bad && draw.chance(0.34)) bad.splice(draw.int(0, bad.length), 0, place.bad);

  if (good.length === 0) good.push(speak(draw.pick(FAINT_PRAISE[lang]), draw));
  if (bad.length === 0) bad.push(speak(draw.pick(FLAWLESS[lang]), draw));

  const polite = lang === 'th' && draw.chance(0.16) ? draw.pick(['ครับ', 'ค่ะ']) : '';
  const listed = draw.chance(0.12);
  return {
    title: drawTitle(occasion, draw),
    goodPoints: finish(good, { lang, polite, listed }),
    improvePoints: finish(bad, { lang, polite, listed }),
  };
}
