import { useLayoutEffect, useRef } from 'react';

/** Moves the focus to the next row after one is removed by keyboard. */
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
    /** Must be called before the row is removed. */
    willRemove: (index: number) => {
      removedIndex.current = index;
    },
  };
}
