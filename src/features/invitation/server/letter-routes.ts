import { fail } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { revisionIn } from '#shared/server/http/if-match.ts';
import { readLetterEndpoint, saveLetterEndpoint } from '../core/letter-contract.ts';
import { readLetter, saveLetter } from './letter-draft.ts';

export function letterRoutes(api: Api): void {
  serveEndpoint(api, readLetterEndpoint, async ({ params, session }) => {
    const { idEmp } = session;
    const value = await readLetter(db, { idEmp, lang: params.lang }, session);
    return { ok: true, value, headers: { ETag: `"${value.revision}"` } };
  });

  serveEndpoint(api, saveLetterEndpoint, async ({ params, body, session, request }) => {
    const revision = revisionIn(request);
    if (revision === null) return fail('bad_request');
    const { idEmp, idUser } = session;
    const place = { idEmp, lang: params.lang };
    const saved = await saveLetter(db, { ...place, idUser, ...body, revision });
    if (saved.ok) return { ...saved, headers: { ETag: `"${saved.value.revision}"` } };
    if (saved.code !== 'conflict') return saved;
    return {
      ...saved,
      detail: { yours: body.items, current: await readLetter(db, place, session) },
    };
  });
}
