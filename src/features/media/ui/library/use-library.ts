import { useRef, useState } from 'react';
import { type Called, UNREACHABLE } from '#shared/ui/api/called.ts';
import type { Library } from '../../core/library-contract.ts';
import type { Described, Place } from './library-client.ts';

/** Puts another picture in the place of one, wherever that is shown. */
export type Replace = (
  place: Place,
  idMedia: string,
  idReplacement: string,
) => Promise<Called<unknown>>;

const client = () => import('./library-client.ts');

/** The company's library as far as it has been read; every act says why it was not done, null where it was. */
export function useLibrary(place: Place, first: Library | null) {
  const [library, setLibrary] = useState(first);
  const [isFailed, setFailed] = useState(false);
  const asked = useRef(0);
  const shown = library?.items.length ?? 0;

  /** From the beginning, as far as it is shown. */
  async function read(count = shown): Promise<void> {
    asked.current += 1;
    const turn = asked.current;
    const found = await client()
      .then(({ readLibrary }) => readLibrary(place, count))
      .catch(() => null);
    // Several files that arrive at once each read the list; the last reading knows of all.
    if (turn !== asked.current) return;
    setFailed(found === null);
    if (found) setLibrary(found);
  }

  const done = async (
    call: (api: Awaited<ReturnType<typeof client>>) => Promise<Called<unknown>>,
  ) => {
    const answer = await client().then(call, () => UNREACHABLE);
    if (!answer.ok) return answer.code;
    await read();
    return null;
  };

  return {
    library,
    isFailed,
    read,
    hasMore: library !== null && shown < library.total,
    more: () => read(shown + 1),
    describe: (idMedia: string, said: Described) =>
      done(({ describeMedia }) => describeMedia(place, idMedia, said)),
    replaceBy: (replace: Replace, idMedia: string, idReplacement: string) =>
      done(() => replace(place, idMedia, idReplacement)),
    remove: async (idMedia: string) => {
      const refused = await done(({ removeMedia }) => removeMedia(place, idMedia));
      return refused === 'conflict' ? 'inUse' : refused;
    },
  };
}
