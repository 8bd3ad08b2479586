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
import { arrangeBanners, attachBanner, detachBanner, readCover } from './edit-cover.ts';
import { revisionIn } from './if-match.ts';
import { readCompanyProfile, saveCompanyProfile } from './save-company-profile.ts';

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
    const read = await readCompanyProfile(db, { ...own(session), lang: params.lang });
    return read.ok ? { ...read, headers: etag(read.value.revision) } : read;
  });

  serveEndpoint(api, saveProfileEndpoint, async ({ params, body, session, request }) => {
    const revision = revisionIn(request);
    if (revision === null) return { ok: false, code: 'bad_request' };
    const { finish, ...profile } = body;
    const edit = { ...own(session), lang: params.lang, revision, profile, finish };
    const { saved, fields } = await saveCompanyProfile(db, edit);
    if (saved.ok) return { ...saved, headers: etag(saved.value.revision) };
    if (saved.code === 'conflict') {
      const current = await readCompanyProfile(db, edit);
      return { ...saved, detail: { yours: profile, current: current.ok ? current.value : null } };
    }
    const codes = Object.entries(fields).map(([field, code]) => [field, [code]] as const);
    return codes.length > 0 ? { ...saved, fields: Object.fromEntries(codes) } : saved;
  });

  serveEndpoint(api, readCoverEndpoint, async ({ params, session }) => {
    const read = await readCover(db, { ...own(session), lang: params.lang });
    return read.ok ? { ...read, headers: etag(read.value.revision) } : read;
  });

  serveEndpoint(api, saveCoverEndpoint, async ({ params, body, session, request }) => {
    const revision = revisionIn(request);
    if (revision === null) return { ok: false, code: 'bad_request' };
    const edit = { ...own(session), lang: params.lang, revision };
    const saved = await arrangeBanners(db, edit, body.banners);
    if (saved.ok || saved.code !== 'conflict') return saved;
    const current = await readCover(db, edit);
    return { ...saved, detail: { yours: body, current: current.ok ? current.value : null } };
  });

  serveEndpoint(api, attachCoverEndpoint, ({ params, body, session }) =>
    attachBanner(db, { ...own(session), lang: params.lang }, body),
  );

  serveEndpoint(api, removeCoverEndpoint, ({ params, session }) =>
    detachBanner(db, { ...own(session), lang: params.lang }, params.idMedia),
  );
}
