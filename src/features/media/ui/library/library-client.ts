import { callApi } from '#shared/ui/api/call-api.ts';
import type { Called } from '#shared/ui/api/called.ts';
import {
  describeMediaEndpoint,
  LIBRARY_PAGE_SIZE,
  type LibraryContent,
  readLibraryEndpoint,
} from '../../core/library-contract.ts';
import { deleteMedia } from '../../core/media-contract.ts';
import type { UploadContext } from '../upload/upload-place.ts';

export type LibraryVersion = Pick<UploadContext, 'idEmp' | 'lang' | 'locale'>;

/** Alt texts in both languages; two empty texts mark a decoration. */
export type AltTextInput = Readonly<Record<'altTh' | 'altEn', string>>;

const versionParams = ({ idEmp, lang }: LibraryVersion) => ({ idEmp: String(idEmp), lang });

/** Reads as many full pages as hold `count` items; null when a page could not be read. */
export async function fetchLibrary(
  version: LibraryVersion,
  count: number,
): Promise<LibraryContent | null> {
  const pages = Math.max(1, Math.ceil(count / LIBRARY_PAGE_SIZE));
  const answers = await Promise.all(
    Array.from({ length: pages }, (_, page) =>
      callApi(readLibraryEndpoint, version.locale, {
        params: versionParams(version),
        query: { pg: page + 1, vpp: LIBRARY_PAGE_SIZE },
        isQuiet: true,
      }),
    ),
  );
  const libraries = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  const [first] = libraries;
  if (!first || libraries.length < answers.length) return null;
  return { ...first, items: libraries.flatMap(({ items }) => items) };
}

export function describeMedia(
  version: LibraryVersion,
  idMedia: string,
  body: AltTextInput,
): Promise<Called<unknown>> {
  const params = { ...versionParams(version), idMedia };
  return callApi(describeMediaEndpoint, version.locale, { params, body, isQuiet: true });
}

export function removeMedia(version: LibraryVersion, idMedia: string): Promise<Called<unknown>> {
  return callApi(deleteMedia, version.locale, { params: { ...versionParams(version), idMedia } });
}
