import { MAX_PDF_BYTES } from '#shared/core/domain/applicant.ts';
import { ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { fileOf, readUpload } from '#shared/server/http/endpoint/sent-file.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import {
  answerApplicationEndpoint,
  applyEndpoint,
  documentEndpoint,
  draftEndpoint,
  withdrawApplicationEndpoint,
} from '../core/application-contract.ts';
import {
  addOpeningEndpoint,
  changeOpeningEndpoint,
  closeOpeningEndpoint,
  confirmOpeningsEndpoint,
  reopenOpeningEndpoint,
} from '../core/opening-contract.ts';
import { addSavedEndpoint, removeSavedEndpoint } from '../core/saved-contract.ts';
import { putDocument } from './applicant/own-document.ts';
import { saveDraft } from './applicant/save-draft.ts';
import { answerApplication } from './application/answer-application.ts';
import { apply, withdraw } from './application/apply.ts';
import { setClosed } from './close-opening.ts';
import { confirmOpenings } from './confirmation/confirm-openings.ts';
import { addOpening, changeOpening } from './save-opening.ts';
import { markSaved } from './saved/mark-saved.ts';
import { removeSaved } from './saved/saved-queries.ts';

export function openingRoutes(api: Api): void {
  serveEndpoint(api, addOpeningEndpoint, ({ body, session }) =>
    addOpening(session.idEmp, body, new Date()),
  );

  serveEndpoint(api, changeOpeningEndpoint, ({ params: { idJob }, body, session: { idEmp } }) =>
    changeOpening({ idEmp, idJob }, body, new Date()),
  );

  serveEndpoint(api, closeOpeningEndpoint, ({ params: { idJob }, session: { idEmp } }) =>
    setClosed({ idEmp, idJob }, true, new Date()),
  );

  serveEndpoint(api, reopenOpeningEndpoint, ({ params: { idJob }, session: { idEmp } }) =>
    setClosed({ idEmp, idJob }, false, new Date()),
  );

  serveEndpoint(api, confirmOpeningsEndpoint, ({ body: { idJob }, session: { idEmp } }) =>
    confirmOpenings(idEmp, idJob, new Date()),
  );

  serveEndpoint(api, applyEndpoint, ({ params: { idJob }, body, session: { idJsk } }) =>
    apply({ idJob, idJsk }, body, new Date()),
  );

  serveEndpoint(
    api,
    withdrawApplicationEndpoint,
    async ({ params: { idJob }, session: { idJsk } }) => {
      await withdraw({ idJob, idJsk }, new Date());
      return ok({ idJob });
    },
  );
  serveEndpoint(api, draftEndpoint, ({ params: { idJob }, body, session: { idJsk }, request }) => {
    const { withoutDocument, ...form } = body;
    const takesOff = withoutDocument && fileOf(request) === null;
    return saveDraft({ idJob, idJsk }, { ...form, withoutDocument: takesOff });
  });

  serveEndpoint(
    api,
    answerApplicationEndpoint,
    ({ params: { idApplication }, body: { status }, session: { idEmp } }) =>
      answerApplication({ idEmp, idApplication }, status, new Date()),
  );

  serveEndpoint(api, documentEndpoint, async ({ session: { idJsk }, request }) => {
    const file = await readUpload(request, MAX_PDF_BYTES);
    if (file.ok) return putDocument(idJsk, file.value);
    const code = file.code === 'payload_too_large' ? 'pdfTooLarge' : 'pdfType';
    return { ...file, fields: { document: [code] } };
  });

  serveEndpoint(api, addSavedEndpoint, ({ params: { idJob }, session: { idJsk } }) =>
    markSaved({ idJob, idJsk }),
  );

  serveEndpoint(api, removeSavedEndpoint, async ({ params: { idJob }, session: { idJsk } }) => {
    await removeSaved(db, { idJob, idJsk });
    return ok({ idJob });
  });
}
