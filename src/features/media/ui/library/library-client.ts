import { callApi } from '#shared/ui/api/call-api.ts';
import type { Called } from '#shared/ui/api/called.ts';
import {
  describeMediaEndpoint,
  LIBRARY_PAGE,
  type Library,
  readLibraryEndpoint,
} from '../../core/library-contract.ts';
import { deleteMedia } from '../../core/media-contract.ts';
import type { UploadPlace } from '../upload/upload-place.ts';

export type Place = Pick<UploadPlace, 'idEmp' | 'lang' | 'locale'>;

/** What is said of a picture; two empty texts mark a decoration. */
export type Described = Readonly<Record<'altTh' | 'altEn', string>>;

const versionOf = ({ idEmp, lang }: Place) => ({ idEmp: String(idEmp), lang });

/** Reads as many whole pages as hold `count`; null where one of them could not be read. */
export async function readLibrary(place: Place, count: number): Promise<Library | null> {
  const pages = Math.max(1, Math.ceil(count / LIBRARY_PAGE));
  const answers = await Promise.all(
    Array.from({ length: pages }, (_, page) =>
      callApi(readLibraryEndpoint, place.locale, {
        params: versionOf(place),
        query: { pg: page + 1, vpp: LIBRARY_PAGE },
        isQuiet: true,
      }),
    ),
  );
  const read = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  const [start] = read;
  if (!start || read.length < answers.length) return null;
  return { ...start, items: read.flatMap(({ items }) => items) };
}

export function describeMedia(
  place: Place,
  idMedia: string,
  body: Described,
): Promise<Called<unknown>> {
  const params = { ...versionOf(place), idMedia };
  return callApi(describeMediaEndpoint, place.locale, { params, body, isQuiet: true });
}

export function removeMedia(place: Place, idMedia: string): Promise<Called<unknown>> {
  return callApi(deleteMedia, place.locale, { params: { ...versionOf(place), idMedia } });
}
