import { useState } from 'react';
import { deleteMedia } from '#features/media/core/media-contract.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import type { Library, LibraryItem } from '../../../core/library/library-contract.ts';
import {
  describeMediaEndpoint,
  LIBRARY_PAGE,
  readLibraryEndpoint,
  replaceMediaEndpoint,
} from '../../../core/library/library-contract.ts';
import type { WizardStepProps } from '../wizard-step-props.ts';

type Place = Pick<WizardStepProps, 'idEmp' | 'lang' | 'locale'>;

export type AltTexts = Pick<LibraryItem, 'altTh' | 'altEn'>;

/** The company's library as far as it has been read; every act says whether it was done. */
export function useLibrary({ idEmp, lang, locale }: Place, first: Library | null) {
  const [library, setLibrary] = useState(first);
  const [isFailed, setFailed] = useState(false);
  const [hasMore, setMore] = useState(false);
  const version = { idEmp: String(idEmp), lang };

  /** From the beginning, as far as it is shown. */
  async function read(count = library?.items.length ?? 0): Promise<void> {
    const pages = Math.max(1, Math.ceil(count / LIBRARY_PAGE));
    const answers = await Promise.all(
      Array.from({ length: pages }, (_, page) =>
        callApi(readLibraryEndpoint, locale, {
          params: version,
          query: { pg: page + 1, vpp: LIBRARY_PAGE },
        }),
      ),
    );
    const read = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    const [start] = read;
    setFailed(read.length < answers.length);
    setMore(read.at(-1)?.items.length === LIBRARY_PAGE);
    if (start) setLibrary({ ...start, items: read.flatMap(({ items }) => items) });
  }

  const done = async (ok: boolean): Promise<boolean> => {
    if (ok) await read();
    return ok;
  };

  return {
    ...{ library, isFailed, hasMore, read },
    more: () => read((library?.items.length ?? 0) + LIBRARY_PAGE),
    describe: async (idMedia: string, body: AltTexts) => {
      const params = { ...version, idMedia };
      return done((await callApi(describeMediaEndpoint, locale, { params, body })).ok);
    },
    replace: async (idMedia: string, idReplacement: string) => {
      const params = { ...version, idMedia };
      const body = { idReplacement };
      return done((await callApi(replaceMediaEndpoint, locale, { params, body })).ok);
    },
    remove: async (idMedia: string) => {
      const params = { ...version, idMedia };
      return done((await callApi(deleteMedia, locale, { params })).ok);
    },
  };
}
