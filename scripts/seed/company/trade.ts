import * as z from 'zod';
import { FAMILIES } from '../../artwork/family.ts';
import type { Phrase } from '../phrase.ts';
import { PHRASE, readTable, readTableBy } from '../read-table.ts';

const REGIONS = ['capital', 'industrial', 'everywhere', 'tourist', 'rural'] as const;
export type Region = (typeof REGIONS)[number];

const TRADE_ROW = z.object({
  idIndustry: z.coerce.number(),
  family: z.enum(FAMILIES),
  region: z.enum(REGIONS),
  weight: z.coerce.number(),
  goods: PHRASE,
});
const WORK_ROW = z.object({ idIndustry: z.coerce.number(), ...PHRASE.shape });
/** `work` counts from 1. */
const NAME_ROW = z.object({
  ...WORK_ROW.shape,
  work: z.string().transform((number) => (number === '' ? null : Number(number) - 1)),
});
const worksOf = readTableBy('idIndustry', 'trade-works', WORK_ROW);
const descriptorsOf = readTableBy('idIndustry', 'trade-names', NAME_ROW);

export interface Trade extends Readonly<z.infer<typeof TRADE_ROW>> {
  /** Words after the brand; a specific one names an activity of the trade. */
  readonly descriptors: ReturnType<typeof descriptorsOf>;
  readonly work: readonly Phrase[];
}

export const TRADES: readonly Trade[] = readTable('trades', TRADE_ROW).map((trade) => ({
  ...trade,
  descriptors: descriptorsOf(trade.idIndustry),
  work: worksOf(trade.idIndustry),
}));
export function tradeOf(idIndustry: number): Trade {
  const found = TRADES[idIndustry - 1];
  if (!found) throw new Error(`no trade for industry ${idIndustry}`);
  return found;
}
