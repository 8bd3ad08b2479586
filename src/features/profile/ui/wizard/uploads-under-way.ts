import { createContext, useCallback, useContext, useState } from 'react';

/** Counts running uploads, so that the components receiving them stay mounted. */
export const UploadsUnderWay = createContext<(by: 1 | -1) => void>(() => undefined);

/** Counts the uploads inside, and adds them to the outer count as well. */
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
