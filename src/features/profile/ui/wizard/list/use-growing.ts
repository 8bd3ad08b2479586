import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '#shared/ui/when-idle.ts';

/** Rows that fill the window of a phone and more. */
export const FIRST_ROWS = 8;
const ROWS_AT_IDLE = 4;

/** The number of rendered rows: the first at once, the others while the browser is idle. */
export function useGrowing(count: number): number {
  const [drawn, setDrawn] = useState(FIRST_ROWS);
  // A row added later renders at once, because it receives the focus.
  if (drawn >= count && drawn !== Infinity) setDrawn(Infinity);
  useEffect(() => {
    if (drawn === Infinity) return undefined;
    return whenIdle(() => startTransition(() => setDrawn(drawn + ROWS_AT_IDLE)));
  }, [drawn]);
  return drawn;
}
