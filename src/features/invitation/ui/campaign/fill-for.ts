import { fill } from '#shared/core/fill.ts';
import { formatNumber } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { CampaignContext } from './campaign-context.ts';

/** Fills in messages; a separate module, so that the step does not load number formats. */
export const fillFor =
  (locale: Locale): CampaignContext['fill'] =>
  (template, values) =>
    fill(template, values, (value) => formatNumber(locale, value));
