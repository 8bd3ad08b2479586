import { useRef, useState } from 'react';
import { deleteMedia } from '#features/media/core/media-contract.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import type { Called } from '#shared/ui/api/called.ts';
import type { Library, LibraryItem } from '../../../core/library/library-contract.ts';
import {
  describeMediaEndpoint,
  LIBRARY_PAGE,
  readLibraryEndpoint,
  replaceMediaEndpoint,
} from '../../../core/library/library-contract.ts';
import type { WizardStepProps } from '../wizard-step-props.ts';

type Place = Pick<WizardStepProps, 'idEmp' | 'lang' | 'locale'>;

/** What is said of a picture; two empty texts mark a decoration. */
type Described = Readonly<Record<'altTh' | 'altEn', string>>;

export type AltTexts = Pick<LibraryItem, 'altTh' | 'altEn'>;

/** The company's library as far as it has been read; every act says why it was not done, null where it was. */
export function useLibrary({ idEmp, lang, locale }: Place, first: Library | null) {
  const [library, setLibrary] = useState(first);
  const [isFailed, setFailed] = useState(false);
  const asked = useRef(0);
  const version = { idEmp: String(idEmp), lang };

  /** From the beginning, as far as it is shown. */
  async function read(count = library?.items.length ?? 0): Promise<void> {
    asked.current += 1;
    const turn = asked.current;
    const pages = Math.max(1, Math.ceil(count / LIBRARY_PAGE));
    const answers = await Promise.all(
      Array.from({ length: pages }, (_, page) =>
        callApi(readLibraryEndpoint, locale, {
          params: version,
          query: { pg: page + 1, vpp: LIBRARY_PAGE },
        }),
      ),
    );
    // Of several files that arrive at once, each reads; the last one knows of all.
    if (turn !== asked.current) return;
    const read = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    const [start] = read;
    const isWhole = read.length === answers.length;
    setFailed(!isWhole);
    if (start && isWhole) setLibrary({ ...start, items: read.flatMap(({ items }) => items) });
  }

  const done = async (answer: Called<unknown>): Promise<string | null> => {
    if (!answer.ok) return answer.code;
    await read();
    return null;
  };

  return {
    ...{ library, isFailed, read },
    hasMore: library !== null && library.items.length < library.total,
    more: () => read((library?.items.length ?? 0) + LIBRARY_PAGE),
    describe: async (idMedia: string, body: Described) => {
      const params = { ...version, idMedia };
      return done(await callApi(describeMediaEndpoint, locale, { params, body }));
    },
    replace: async (idMedia: string, idReplacement: string) => {
      const params = { ...version, idMedia };
      const body = { idReplacement };
      return done(await callApi(replaceMediaEndpoint, locale, { params, body }));
    },
    remove: async (idMedia: string) => {
      const params = { ...version, idMedia };
      const refused = await done(await callApi(deleteMedia, locale, { params }));
      return refused === 'conflict' ? 'inUse' : refused;
    },
  };
}
