import { JOB_TYPES, type JobType } from '#shared/core/master-data/opening-lists.ts';
import { type Random, random } from '../../artwork/random.ts';
import { daysBefore, seedDaysAfter } from '../calendar.ts';
import type { DemoCompany } from '../company/company.ts';
import { drawJobField } from '../company/job-fields.ts';
import type { Phrase } from '../phrase.ts';
import { phraseTable } from '../phrase-table.ts';
import { shareOut } from '../review/review.ts';
import { type Position, positionsOf } from './position.ts';

export type DemoOpening = Readonly<ReturnType<typeof makeOpening>>;

const phrases = phraseTable('opening-phrases');
const dutiesOf = phraseTable('duties');

function writeDescription(idJobField: number, company: DemoCompany, draw: Random): Phrase {
  const parts = [
    { heading: phrases('heading.duties'), lines: dutiesOf(String(idJobField)) },
    { heading: phrases('heading.wishes'), lines: draw.sample(phrases('wish'), draw.int(2, 3)) },
    { heading: phrases('heading.offers'), lines: draw.sample(phrases('offer'), draw.int(2, 5)) },
  ];
  const opening = {
    th: `${company.name.brand.th}กำลังมองหาเพื่อนร่วมทีมที่${company.location.provinceName.th}`,
    en: `${company.name.brand.en} is looking for a colleague in ${company.location.provinceName.en}.`,
  };
  const inLanguage = (language: 'th' | 'en'): string =>
    [
      opening[language],
      ...parts.map(({ heading, lines }) =>
        [heading[0]?.[language], ...lines.map((line) => `- ${line[language]}`)].join('\n'),
      ),
    ].join('\n\n');
  return { th: inLanguage('th'), en: inLanguage('en') };
}

function drawJobType(position: Position, draw: Random): JobType {
  const young = position.grade === 'entry' || position.grade === 'officer';
  const weights = young ? [78, 7, 6, 5, 2, 2] : [93, 0, 0, 5, 2, 0];
  return JOB_TYPES[draw.weighted(weights)] ?? 'fullTime';
}

const FACTORS: Readonly<Record<JobType, number>> = {
  fullTime: 1,
  partTime: 0.55,
  internship: 0.45,
  contract: 1.05,
  freelance: 0.9,
  seasonal: 0.85,
};

function drawSalary(
  position: Position,
  jobType: JobType,
  company: DemoCompany,
  draw: Random,
): { salaryFrom: number | null; salaryTo: number | null } {
  if (position.grade === 'executive' ? draw.chance(0.7) : draw.chance(0.18)) {
    return { salaryFrom: null, salaryTo: null };
  }
  const locationFactor = company.location.province === '10' ? 1.08 : 0.95;
  const size = 0.94 + company.size * 0.015;
  const pay = 0.85 + company.quality.money * 0.045;
  const rounded = (value: number): number => Math.max(5000, Math.round(value / 500) * 500);
  const from = rounded(
    position.salary * FACTORS[jobType] * locationFactor * size * pay * (0.93 + draw.next() * 0.2),
  );
  return { salaryFrom: from, salaryTo: rounded(from * (1.18 + draw.next() * 0.4)) };
}

function makeOpening(company: DemoCompany, now: Date, draw: Random) {
  const idJobField = drawJobField(company.family, draw);
  const position = draw.pick(positionsOf(idJobField));
  const jobType = drawJobType(position, draw);
  const postedAt = daysBefore(now, 0.3 + 85 * draw.next() ** 1.4);
  const expiresAt = seedDaysAfter(postedAt, draw.pick([45, 60, 60, 90]));
  const closed = draw.chance(0.06) ? seedDaysAfter(postedAt, 5 + draw.next() * 25) : null;
  return {
    company,
    idJobField,
    position,
    description: writeDescription(idJobField, company, draw),
    ...drawSalary(position, jobType, company, draw),
    province: company.location.province,
    jobType,
    headcount: position.grade === 'entry' ? draw.int(1, 12) : draw.weighted([70, 20, 10]) + 1,
    postedAt,
    expiresAt,
    closedAt: closed && closed < now ? closed : null,
  };
}

export function makeOpenings(
  companies: readonly DemoCompany[],
  total: number,
  now: Date,
): DemoOpening[] {
  const posting = companies.filter(({ isClaimed, isFresh }) => isClaimed && !isFresh);
  const counts = shareOut(
    posting.map(({ size, fame, isPublished }) => size * (isPublished ? 3 : 1) + Math.sqrt(fame)),
    total,
    random('opening counts'),
  );
  return posting.flatMap((company, index) => {
    const draw = random('openings', company.index);
    return Array.from({ length: counts[index] ?? 0 }, () => makeOpening(company, now, draw));
  });
}
