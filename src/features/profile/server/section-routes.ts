import { fail } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { revisionIn } from '#shared/server/http/if-match.ts';
import { readSectionEndpoint, saveSectionEndpoint } from '../core/section-contract.ts';
import {
  listVersionsEndpoint,
  restoreCoverEndpoint,
  restoreVersionEndpoint,
  takeCoverBackEndpoint,
} from '../core/versions/versions-contract.ts';
import { restoreCover, takeCoverBack } from './earlier-covers/restore-cover.ts';
import { readSection } from './read-section.ts';
import { restoreVersion } from './restore-version.ts';
import { saveSection } from './save-section.ts';
import { publicVersions } from './version-queries.ts';

/** The session decides on the company; the one in the path is ignored. */
function ownerOf({ idEmp, idUser }: EmployerSession) {
  return { idEmp, idUser };
}

function etag(revision: number) {
  return { ETag: `"${revision}"` };
}

export function sectionRoutes(api: Api): void {
  // Registered before the sections, whose paths have the same shape.
  serveEndpoint(api, listVersionsEndpoint, async ({ params, session }) => {
    const versions = await publicVersions(db, session.idEmp, params.lang);
    return {
      ok: true,
      value: versions.map(({ publishedAt, archivedAt, ...version }) => ({
        ...version,
        publishedAt: publishedAt?.toISOString() ?? null,
        archivedAt: archivedAt?.toISOString() ?? null,
      })),
    };
  });

  serveEndpoint(api, restoreVersionEndpoint, ({ params, body, session }) =>
    restoreVersion(db, { ...ownerOf(session), lang: params.lang, idProfile: body.idProfile }),
  );

  serveEndpoint(api, restoreCoverEndpoint, ({ params, body, session }) =>
    restoreCover(db, { ...ownerOf(session), lang: params.lang, idMedia: body.idMedia }),
  );

  serveEndpoint(api, takeCoverBackEndpoint, ({ params, session }) =>
    takeCoverBack(db, { ...ownerOf(session), lang: params.lang, idMedia: params.idMedia }),
  );

  serveEndpoint(api, readSectionEndpoint, async ({ params, session }) => {
    const read = await readSection(db, { ...params, ...ownerOf(session) });
    return read.ok ? { ...read, headers: etag(read.value.revision) } : read;
  });

  serveEndpoint(api, saveSectionEndpoint, async ({ params, body, session, request }) => {
    const revision = revisionIn(request);
    if (revision === null) return fail('bad_request');
    const edit = { ...params, ...ownerOf(session), ...body, revision };
    const saved = await saveSection(db, edit);
    if (saved.ok) return { ...saved, headers: etag(saved.value.revision) };
    if (saved.code !== 'conflict') return saved;
    const current = await readSection(db, edit);
    return { ...saved, detail: { yours: body.items, current: current.ok ? current.value : null } };
  });
}
