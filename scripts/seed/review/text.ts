import type { EmploymentStatus, Tenure } from '#shared/core/domain/review.ts';
import { inLanguage } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';
import { JOB_FIELDS } from '#shared/core/master-data/job-fields.ts';
import { DESK_FAMILIES, type Family } from '../../artwork/family.ts';
import type { Random } from '../../artwork/random.ts';
import type { DemoCompany } from '../company/company.ts';
import { QUALITY_ASPECTS, type QualityAspect } from '../company/quality.ts';
import { speak } from '../phrase.ts';
import { reviewLines, reviewPhrases } from './review-words.ts';
import { finish } from './style.ts';

export interface ReviewOccasion {
  readonly company: DemoCompany;
  readonly idJobField: number;
  readonly ratings: Readonly<Record<QualityAspect | 'overall', number>>;
  readonly lang: Locale;
  readonly tenure: Tenure;
  readonly employmentStatus: EmploymentStatus;
}

type Tone = 'good' | 'bad';

function aspectSentence(
  tone: Tone,
  aspect: QualityAspect,
  { ratings, company, lang }: ReviewOccasion,
  draw: Random,
): string {
  const isStrong = tone === 'good' ? ratings[aspect] >= 4 : ratings[aspect] <= 2;
  const setting = DESK_FAMILIES.has(company.family) ? 'desk' : 'shift';
  const lines = reviewLines(`${tone}.${aspect}.${isStrong ? 'strong' : 'mild'}`, lang, setting);
  return speak(draw.pick(lines), draw);
}

function workplaceSentences(
  family: Family,
  idJobField: number,
  lang: Locale,
  draw: Random,
): Record<Tone, string> {
  const who = draw.chance(0.5) ? `field-${idJobField}` : family;
  return {
    good: speak(draw.pick(reviewPhrases(`${who}.good`))[lang], draw),
    bad: speak(draw.pick(reviewPhrases(`${who}.bad`))[lang], draw),
  };
}

/** Aspects in the order a writer mentions them: extreme ratings first. */
function ranked(occasion: ReviewOccasion, sign: 1 | -1, draw: Random): QualityAspect[] {
  return [...QUALITY_ASPECTS]
    .map((aspect) => ({ aspect, rank: sign * occasion.ratings[aspect] + draw.next() * 0.9 }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ aspect }) => aspect);
}

interface Ranks {
  readonly best: QualityAspect;
  readonly worst: QualityAspect;
}

/** Key of a title that fits the mood; `[field]` in it is the job field. */
function drawTitleKey({ ratings, tenure }: ReviewOccasion, ranks: Ranks, draw: Random): string {
  const { overall } = ratings;
  const { best, worst } = ranks;
  const tone = overall >= 4 ? 'good' : overall === 3 ? 'even' : 'bad';
  if (draw.chance(0.14)) return `title.field.${tone}`;
  const hasYears = tenure === 'moreThanOneYear' && tone !== 'even';
  if (hasYears && draw.chance(0.12)) return `title.years.${tone}`;
  if (overall >= 4 && ratings[best] >= 4 && draw.chance(0.45)) return `title.good.${best}`;
  if (overall <= 3 && ratings[worst] <= 2 && draw.chance(0.5)) return `title.bad.${worst}`;
  return `title.overall.${overall}`;
}

function drawTitle(occasion: ReviewOccasion, draw: Random): string {
  const { lang, idJobField } = occasion;
  const [best = 'work'] = ranked(occasion, 1, draw);
  const [worst = 'work'] = ranked(occasion, -1, draw);
  const key = drawTitleKey(occasion, { best, worst }, draw);
  const field = JOB_FIELDS[idJobField - 1];
  // The sentences contain "งาน" or "สาย" before it.
  const name = inLanguage(lang, field?.fieldNameTh.replace(/^งาน/, ''), field?.fieldNameEn);
  return speak(draw.pick(reviewLines(key, lang)), draw, { field: name ?? '' });
}

function sentenceCount(isHappy: boolean, draw: Random): number {
  const counts = isHappy ? [22, 38, 27, 13] : [38, 36, 19, 7];
  return draw.weighted(counts) + 1;
}

export function composeReview(
  occasion: ReviewOccasion,
  draw: Random,
): { title: string; goodPoints: string; improvePoints: string } {
  const { lang, ratings, company } = occasion;
  const good: string[] = [];
  const bad: string[] = [];

  const goodCount = sentenceCount(ratings.overall >= 4, draw);
  for (const aspect of ranked(occasion, 1, draw).slice(0, goodCount)) {
    if (ratings[aspect] < 3) continue;
    good.push(aspectSentence('good', aspect, occasion, draw));
  }
  const badCount = sentenceCount(ratings.overall <= 2, draw);
  for (const aspect of ranked(occasion, -1, draw).slice(0, badCount)) {
    if (ratings[aspect] > 4) continue;
    bad.push(aspectSentence('bad', aspect, occasion, draw));
  }

  const workplace = workplaceSentences(company.family, occasion.idJobField, lang, draw);
  if (draw.chance(0.42)) good.splice(draw.int(0, good.length), 0, workplace.good);
  if (draw.chance(0.34)) bad.splice(draw.int(0, bad.length), 0, workplace.bad);

  if (good.length === 0) good.push(speak(draw.pick(reviewLines('good.nothing', lang)), draw));
  if (bad.length === 0) bad.push(speak(draw.pick(reviewLines('bad.nothing', lang)), draw));

  const polite = lang === 'th' && draw.chance(0.16) ? draw.pick(['ครับ', 'ค่ะ']) : '';
  const listed = draw.chance(0.12);
  return {
    title: drawTitle(occasion, draw),
    goodPoints: finish(good, { lang, polite, listed }),
    improvePoints: finish(bad, { lang, polite, listed }),
  };
}
