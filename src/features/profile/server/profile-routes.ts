import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import type { Api } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import {
  attachCoverEndpoint,
  createVersionEndpoint,
  readCoverEndpoint,
  readProfileEndpoint,
  removeCoverEndpoint,
  saveCoverEndpoint,
  saveProfileEndpoint,
} from '../core/profile-contract.ts';
import { createVersion } from './create-version.ts';
import { revisionIn } from './if-match.ts';
import { changeCover, readCoverStep, readProfileStep, saveProfileStep } from './old-steps.ts';

/** The draft's owner is the caller's company, whatever the address says. */
function own({ idEmp, idUser, packageHrSay }: EmployerSession) {
  return { idEmp, idUser, packageHrSay };
}

function etag(revision: number) {
  return { ETag: `"${revision}"` };
}

export function profileRoutes(api: Api): void {
  serveEndpoint(api, createVersionEndpoint, async ({ params, body, session }) => {
    if (!body.terms) {
      return { ok: false, code: 'invalid_fields', fields: { terms: ['termsRequired'] } };
    }
    return createVersion(db, { ...own(session), lang: params.lang, now: new Date() });
  });

  serveEndpoint(api, readProfileEndpoint, async ({ params, session }) => {
    const read = await readProfileStep({ ...own(session), lang: params.lang });
    return read.ok ? { ...read, headers: etag(read.value.revision) } : read;
  });

  serveEndpoint(api, saveProfileEndpoint, async ({ params, body, session, request }) => {
    const revision = revisionIn(request);
    if (revision === null) return { ok: false, code: 'bad_request' };
    const { finish, ...profile } = body;
    const edit = { ...own(session), lang: params.lang, revision, finish };
    const saved = await saveProfileStep(edit, profile);
    if (saved.ok) return { ...saved, headers: etag(saved.value.revision) };
    if (saved.code !== 'conflict') return saved;
    const current = await readProfileStep(edit);
    return { ...saved, detail: { yours: profile, current: current.ok ? current.value : null } };
  });

  serveEndpoint(api, readCoverEndpoint, async ({ params, session }) => {
    const read = await readCoverStep({ ...own(session), lang: params.lang });
    return read.ok ? { ...read, headers: etag(read.value.revision) } : read;
  });

  serveEndpoint(api, saveCoverEndpoint, async ({ params, body, session, request }) => {
    const revision = revisionIn(request);
    if (revision === null) return { ok: false, code: 'bad_request' };
    const edit = { ...own(session), lang: params.lang, revision };
    const saved = await changeCover(edit, () => body.banners);
    if (saved.ok || saved.code !== 'conflict') return saved;
    const current = await readCoverStep(edit);
    return {
      ...saved,
      detail: { yours: body, current: current.ok ? current.value : null },
    };
  });

  serveEndpoint(api, attachCoverEndpoint, ({ params, body, session }) =>
    changeCover({ ...own(session), lang: params.lang }, (stood) =>
      stood.some(({ idMedia }) => idMedia === body.idMedia) ? stood : [...stood, body],
    ),
  );

  serveEndpoint(api, removeCoverEndpoint, ({ params, session }) =>
    changeCover({ ...own(session), lang: params.lang }, (stood) =>
      stood.filter(({ idMedia }) => idMedia !== params.idMedia),
    ),
  );
}
