import { type Random, random } from '../../artwork/random.ts';

/** True quality of a workplace, 1–5 for each aspect; reviews scatter around it. */
export type CompanyQuality = Readonly<Record<QualityAspect, number>>;

/** Offset of each aspect from the overall quality. */
const SHIFTS = { life: 0.05, work: 0.05, money: -0.2, social: 0.2 };

export type QualityAspect = keyof typeof SHIFTS;
export const QUALITY_ASPECTS = Object.keys(SHIFTS) as QualityAspect[];

const bounded = (value: number): number => Math.min(4.85, Math.max(1.4, value));

export function drawQuality(idIndustry: number, draw: Random): CompanyQuality {
  const industry = random('industry', idIndustry).normal(0, 0.12);
  const overall = draw.normal(3.5, 0.52) + industry;
  const aspect = (shift: number): number => bounded(overall + shift + draw.normal(0, 0.3));
  const drawn = QUALITY_ASPECTS.map((name) => [name, aspect(SHIFTS[name])]);
  return Object.fromEntries(drawn) as CompanyQuality;
}
