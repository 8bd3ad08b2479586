import { useLayoutEffect, useRef } from 'react';

/** Whoever takes a row of a list away with the keyboard goes on at the one that takes its place. */
export function useFocusNext(what: 'input' | 'button') {
  const rows = useRef<HTMLUListElement>(null);
  const gone = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (gone.current === undefined) return;
    const all = rows.current?.querySelectorAll<HTMLElement>(`li ${what}`) ?? [];
    all[Math.min(gone.current, all.length - 1)]?.focus();
    gone.current = undefined;
  });
  return {
    rows,
    /** Told before the row at this place goes. */
    goes: (at: number) => {
      gone.current = at;
    },
  };
}
