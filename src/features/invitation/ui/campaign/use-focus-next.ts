import { useLayoutEffect, useRef } from 'react';

/** Whoever takes a row of a list away with the keyboard goes on at the one that takes its place. */
export function useFocusNext(selector: 'input' | 'button') {
  const rows = useRef<HTMLUListElement>(null);
  const removedIndex = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (removedIndex.current === undefined) return;
    const all = rows.current?.querySelectorAll<HTMLElement>(`li ${selector}`) ?? [];
    all[Math.min(removedIndex.current, all.length - 1)]?.focus();
    removedIndex.current = undefined;
  });
  return {
    rows,
    /** Told before the row at this place goes. */
    willRemove: (index: number) => {
      removedIndex.current = index;
    },
  };
}
