import { fill } from '#shared/core/fill.ts';
import { formatNumber } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { CampaignContext } from './campaign-context.ts';

/** A file of its own, so that the letter's step does not load the formats of numbers. */
export const fillFor =
  (locale: Locale): CampaignContext['fill'] =>
  (template, values) =>
    fill(template, values, (value) => formatNumber(locale, value));
