import { pageWindow } from '#shared/core/pagination/pagination.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import {
  exportEndpoint,
  ownReviewsEndpoint,
  readResumeEndpoint,
  saveResumeEndpoint,
  workedCompaniesEndpoint,
} from '../../core/resume-contract.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { listWorkedCompanies } from './list-worked-companies.ts';
import { loadResume } from './load-resume.ts';
import { countOwnReviews, listOwnReviews } from './personal-queries.ts';
import { saveResume } from './save-resume.ts';

export function resumeRoutes(api: Api): void {
  serveEndpoint(api, readResumeEndpoint, ({ session }) => loadResume(session.idJsk));

  serveEndpoint(api, saveResumeEndpoint, ({ session, body }) =>
    saveResume(session.idJsk, body, new Date()),
  );

  serveEndpoint(api, workedCompaniesEndpoint, ({ session, params }) =>
    listWorkedCompanies(session.idJsk, params.idResume),
  );

  serveEndpoint(api, ownReviewsEndpoint, async ({ session, query: { pg, vpp } }) => {
    const total = await countOwnReviews(db, session.idJsk);
    const part = { limit: vpp, offset: (pg - 1) * vpp, now: new Date() };
    return {
      ok: true,
      value: await listOwnReviews(db, session.idJsk, part),
      window: { total, totalAll: total, ...pageWindow(total, pg, vpp) },
    };
  });

  serveEndpoint(api, exportEndpoint, async ({ session }) => {
    const now = new Date();
    const exported = await exportPersonalData(session.idJsk, now);
    if (!exported.ok) return exported;
    const name = `yousay-${thaiDay(now)}.json`;
    return { ...exported, headers: { 'Content-Disposition': `attachment; filename="${name}"` } };
  });
}
