import { LOCALES, type Locale } from '#shared/core/locale.ts';
import { fail, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import {
  type Approval,
  readApprovalEndpoint,
  readStepEndpoint,
  saveAndBackEndpoint,
  saveStepEndpoint,
  submitEndpoint,
  withdrawSubmissionEndpoint,
} from '../../core/profile-contract.ts';
import { loadWizard } from '../load-wizard.ts';
import { findVersion, latestApproval } from '../profile-queries.ts';
import { savedSteps, saveStep } from '../step-queries.ts';
import { approvalResponse } from './approval-queries.ts';
import { submitProfile, withdrawSubmission } from './submit-profile.ts';

export function approvalRoutes(api: Api): void {
  serveEndpoint(api, submitEndpoint, async ({ body, session }) => {
    if (body.createdBy !== undefined && body.createdBy !== session.idUser) {
      return fail('forbidden');
    }
    const { idEmp, idUser } = session;
    const languages = body.lang ? [body.lang] : await submittable(idEmp);
    const approvals: Approval[] = [];
    for (const lang of languages) {
      const submit = { idEmp, idUser, lang, remark: body.remark, now: new Date() };
      const submitted = await submitProfile(db, submit);
      if (!submitted.ok) return submitted;
      approvals.push(approvalResponse(submitted.value));
    }
    return approvals.length > 0 ? ok({ approvals }) : fail('not_complete');
  });

  serveEndpoint(api, withdrawSubmissionEndpoint, async ({ params, session }) => {
    const { idEmp } = session;
    const withdrawn = await withdrawSubmission(db, { idEmp, lang: params.lang, now: new Date() });
    return withdrawn.ok ? { ok: true, value: approvalResponse(withdrawn.value) } : withdrawn;
  });

  serveEndpoint(api, readApprovalEndpoint, async ({ session }) => {
    const [th, en] = await Promise.all(
      LOCALES.map((lang) => latestApproval(db, session.idEmp, lang)),
    );
    return {
      ok: true,
      value: { th: th ? approvalResponse(th) : null, en: en ? approvalResponse(en) : null },
    };
  });

  serveEndpoint(api, readStepEndpoint, async ({ session }) => ({
    ok: true,
    value: await savedSteps(db, session.idEmp),
  }));

  serveEndpoint(api, saveStepEndpoint, async ({ body, session }) => {
    await saveStep(db, session.idEmp, body.lang, body.step);
    return ok(null);
  });

  serveEndpoint(api, saveAndBackEndpoint, async ({ session }) => {
    const drafts = await Promise.all(
      LOCALES.map((lang) => findVersion(db, session.idEmp, lang, 'draft')),
    );
    const saved = drafts.flatMap((draft) => (draft ? [draft.updatedAt.toISOString()] : [])).sort();
    return { ok: true, value: { isSaved: saved.length > 0, savedAt: saved.at(-1) ?? null } };
  });
}

/** Complete drafts that are not waiting for a decision. */
async function submittable(idEmp: number): Promise<readonly Locale[]> {
  const overview = await loadWizard(db, idEmp);
  return LOCALES.filter((lang) => {
    const { isComplete, approval } = overview[lang];
    return isComplete && approval?.status !== 'W';
  });
}
