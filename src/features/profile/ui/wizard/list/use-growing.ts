import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '#shared/ui/when-idle.ts';

/** Rows that fill the window of a phone and more. */
export const FIRST_ROWS = 8;
const ROWS_AT_IDLE = 4;

/** The number of rows of a list that are drawn: the first at once, the others while the browser is idle. */
export function useGrowing(count: number): number {
  const [drawn, setDrawn] = useState(FIRST_ROWS);
  // A row that is added later is drawn at once, for the focus goes there.
  if (drawn >= count && drawn !== Infinity) setDrawn(Infinity);
  useEffect(() => {
    if (drawn === Infinity) return undefined;
    return whenIdle(() => startTransition(() => setDrawn(drawn + ROWS_AT_IDLE)));
  }, [drawn]);
  return drawn;
}
