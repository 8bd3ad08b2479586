import type { Trade } from './trade.ts';
import { TRADES_MAKING } from './trades-making.ts';
import { TRADES_SERVING } from './trades-serving.ts';

export const TRADES: readonly Trade[] = [...TRADES_MAKING, ...TRADES_SERVING].sort(
  (a, b) => a.idIndustry - b.idIndustry,
);

export function tradeOf(idIndustry: number): Trade {
  const found = TRADES[idIndustry - 1];
  if (!found) throw new Error(`no trade for industry ${idIndustry}`);
  return found;
}
