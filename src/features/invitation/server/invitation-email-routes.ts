import { fail } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { revisionIn } from '#shared/server/http/if-match.ts';
import {
  readInvitationDraftEndpoint,
  saveInvitationDraftEndpoint,
} from '../core/invitation-email-contract.ts';
import { loadInvitationDraft, saveInvitationDraft } from './invitation-email-draft.ts';

export function invitationDraftRoutes(api: Api): void {
  serveEndpoint(api, readInvitationDraftEndpoint, async ({ params, session }) => {
    const { idEmp } = session;
    const value = await loadInvitationDraft(db, { idEmp, lang: params.lang }, session);
    return { ok: true, value, headers: { ETag: `"${value.revision}"` } };
  });

  serveEndpoint(api, saveInvitationDraftEndpoint, async ({ params, body, session, request }) => {
    const revision = revisionIn(request);
    if (revision === null) return fail('bad_request');
    const { idEmp, idUser } = session;
    const key = { idEmp, lang: params.lang };
    const saved = await saveInvitationDraft(db, { ...key, idUser, ...body, revision });
    if (saved.ok) return { ...saved, headers: { ETag: `"${saved.value.revision}"` } };
    if (saved.code !== 'conflict') return saved;
    return {
      ...saved,
      detail: { yours: body.items, current: await loadInvitationDraft(db, key, session) },
    };
  });
}
