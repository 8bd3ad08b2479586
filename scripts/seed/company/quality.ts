import type { Random } from '../../artwork/random.ts';
import { random } from '../../artwork/random.ts';

/** How good a place truly is to work at, 1–5 an aspect; reviews scatter around it. */
export interface Quality {
  readonly life: number;
  readonly work: number;
  readonly money: number;
  readonly social: number;
}

export const QUALITY_ASPECTS = ['life', 'work', 'money', 'social'] as const;
export type QualityAspect = (typeof QUALITY_ASPECTS)[number];

const bounded = (value: number): number => Math.min(4.85, Math.max(1.4, value));

export function drawQuality(idIndustry: number, draw: Random): Quality {
  const industry = random('industry', idIndustry).normal(0, 0.12);
  const whole = draw.normal(3.5, 0.52) + industry;
  const aspect = (shift: number): number => bounded(whole + shift + draw.normal(0, 0.3));
  return { life: aspect(0.05), work: aspect(0.05), money: aspect(-0.2), social: aspect(0.2) };
}
