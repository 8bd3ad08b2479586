import { ASPECTS } from '../aspects.ts';

/** Quotes for a list row, good points, points to improve, and each aspect (decision 0115). */
export const QUOTE_KINDS = ['line', 'good', 'improve', ...ASPECTS] as const;
export type QuoteKind = (typeof QUOTE_KINDS)[number];

export const MIN_QUOTE_LENGTH = 30;

export const MAX_QUOTE_LENGTH = 110;
