import {
  describeMediaEndpoint,
  LIBRARY_PAGE_SIZE,
  type LibraryContent,
  readLibraryEndpoint,
} from '#features/media/core/library-contract.ts';
import { maxCompanyBytes } from '#features/media/core/media-caps.ts';
import type { PackageHrSay } from '#shared/core/packages.ts';
import { pageWindow } from '#shared/core/pagination/pagination.ts';
import { fail, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { replaceMediaEndpoint } from '../../core/section-contract.ts';
import { libraryItems, libraryTotals, setAltTexts } from './library-queries.ts';
import { replaceMedia } from './replace-media.ts';

interface Owner {
  readonly idEmp: number;
  readonly packageHrSay: PackageHrSay;
}

export async function readLibrary(
  { idEmp, packageHrSay }: Owner,
  page = { pg: 1, vpp: LIBRARY_PAGE_SIZE },
): Promise<LibraryContent> {
  const [items, { total, bytes }] = await Promise.all([
    libraryItems(db, idEmp, page),
    libraryTotals(db, idEmp),
  ]);
  return { items, bytes, total, maxBytes: maxCompanyBytes(packageHrSay) };
}

export function libraryRoutes(api: Api): void {
  serveEndpoint(api, readLibraryEndpoint, async ({ session, query }) => {
    const value = await readLibrary(session, query);
    const { total } = value;
    const window = { total, totalAll: total, ...pageWindow(total, query.pg, query.vpp) };
    return { ...ok(value), window };
  });
  serveEndpoint(api, describeMediaEndpoint, async ({ session, params, body }) => {
    const { idMedia } = params;
    const isKnown = await setAltTexts(db, { idEmp: session.idEmp, idMedia, ...body });
    return isKnown ? ok({ idMedia }) : fail('not_found');
  });
  serveEndpoint(api, replaceMediaEndpoint, ({ session, params, body }) =>
    replaceMedia({
      idEmp: session.idEmp,
      idUser: session.idUser,
      idMedia: params.idMedia,
      idReplacement: body.idReplacement,
    }),
  );
}
