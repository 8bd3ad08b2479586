import * as z from 'zod';
import { FAMILIES, type Family } from '../../artwork/family.ts';
import type { Phrase } from '../phrase.ts';
import { readTable, underKeys } from '../read-table.ts';

const REGIONS = ['capital', 'industrial', 'everywhere', 'tourist', 'rural'] as const;
export type Region = (typeof REGIONS)[number];

/** Word after the brand; a specific one names an activity of the trade. */
export interface Descriptor extends Phrase {
  readonly work: number | null;
}

export interface Trade {
  readonly idIndustry: number;
  readonly family: Family;
  readonly region: Region;
  readonly weight: number;
  readonly descriptors: readonly Descriptor[];
  readonly goods: Phrase;
  /** Activities: Thai verb phrase, English gerund. */
  readonly work: readonly Phrase[];
}

const words = z.string().min(1);
const TRADE_ROW = z.object({
  idIndustry: z.coerce.number(),
  family: z.enum(FAMILIES),
  region: z.enum(REGIONS),
  weight: z.coerce.number(),
  goodsTh: words,
  goodsEn: words,
});
const WORK_ROW = z.object({ idIndustry: z.coerce.number(), th: words, en: words });
/** `work` counts from 1. */
const NAME_ROW = z.object({ ...WORK_ROW.shape, work: z.string() });

const worksOf = underKeys(
  readTable('trade-works', WORK_ROW).map(({ idIndustry, th, en }) => [idIndustry, { th, en }]),
);
const descriptorsOf = underKeys(
  readTable('trade-names', NAME_ROW).map(({ idIndustry, th, en, work }) => [
    idIndustry,
    { th, en, work: work === '' ? null : Number(work) - 1 },
  ]),
);

export const TRADES: readonly Trade[] = readTable('trades', TRADE_ROW).map(
  ({ goodsTh, goodsEn, ...trade }) => ({
    ...trade,
    goods: { th: goodsTh, en: goodsEn },
    descriptors: descriptorsOf(trade.idIndustry),
    work: worksOf(trade.idIndustry),
  }),
);

export function tradeOf(idIndustry: number): Trade {
  const found = TRADES[idIndustry - 1];
  if (!found) throw new Error(`no trade for industry ${idIndustry}`);
  return found;
}
