import type { QualityAspect } from '../company/quality.ts';

export interface Strengths {
  readonly strong: readonly string[];
  readonly mild: readonly string[];
}

export type AspectWords = Record<QualityAspect, Strengths>;
