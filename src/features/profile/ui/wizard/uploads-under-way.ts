import { createContext, useCallback, useContext, useState } from 'react';

/** Where files that are on their way are told of: what takes them must not go meanwhile. */
export const UploadsUnderWay = createContext<(by: 1 | -1) => void>(() => undefined);

/** Whether anything inside is on its way, and how it says so; what lies around is told as well. */
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
