import { useRef, useState } from 'react';
import { type Called, UNREACHABLE } from '#shared/ui/api/called.ts';
import type { LibraryContent } from '../../core/library-contract.ts';
import type { AltTextInput, LibraryVersion } from './library-client.ts';

export type Replace = (
  version: LibraryVersion,
  idMedia: string,
  idReplacement: string,
) => Promise<Called<unknown>>;

const client = () => import('./library-client.ts');

/** The company's library as read so far; each action resolves to an error code or null. */
export function useLibrary(version: LibraryVersion, first: LibraryContent | null) {
  const [library, setLibrary] = useState(first);
  const [isFailed, setFailed] = useState(false);
  const requestNumber = useRef(0);
  const visibleCount = library?.items.length ?? 0;

  async function read(count = visibleCount): Promise<void> {
    requestNumber.current += 1;
    const currentRequest = requestNumber.current;
    const found = await client()
      .then(({ fetchLibrary: readLibrary }) => readLibrary(version, count))
      .catch(() => null);
    // Concurrent uploads each re-read the list; only the latest response counts.
    if (currentRequest !== requestNumber.current) return;
    setFailed(found === null);
    if (found) setLibrary(found);
  }

  const perform = async (
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
    hasMore: library !== null && visibleCount < library.total,
    more: () => read(visibleCount + 1),
    describe: (idMedia: string, altTexts: AltTextInput) =>
      perform(({ describeMedia }) => describeMedia(version, idMedia, altTexts)),
    replaceBy: (replace: Replace, idMedia: string, idReplacement: string) =>
      perform(() => replace(version, idMedia, idReplacement)),
    remove: async (idMedia: string) => {
      const errorCode = await perform(({ removeMedia }) => removeMedia(version, idMedia));
      return errorCode === 'conflict' ? 'inUse' : errorCode;
    },
  };
}
