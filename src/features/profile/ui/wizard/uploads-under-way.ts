import { createContext, useCallback, useContext, useState } from 'react';

/** Called with 1 and -1 as an upload starts and ends: its row must stay mounted until then. */
export const UploadsUnderWay = createContext<(by: 1 | -1) => void>(() => undefined);

/** Returns whether uploads run below this component, and reports them to the one above. */
export function useUploadsUnderWay() {
  const addToOuter = useContext(UploadsUnderWay);
  const [count, setCount] = useState(0);
  const addUploads = useCallback(
    (by: 1 | -1) => {
      setCount((before) => before + by);
      addToOuter(by);
    },
    [addToOuter],
  );
  return [count > 0, addUploads] as const;
}
