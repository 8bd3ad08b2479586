import { loadInsight } from '#features/insight/server/load-insight.ts';
import { latestSendings } from '#features/invitation/server/sending/load-sendings.ts';
import { homeFigures } from '#features/profile/server/home-figures-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { wizardShell } from '../wizard-page.ts';

export type OwnCompany = Exclude<Awaited<ReturnType<typeof loadOwnCompany>>, Response>;

/** What the employer's home shows, on the site and in the app, or the answer when it may not be seen. */
export async function loadOwnCompany(page: Parameters<typeof wizardShell>[0]) {
  const shell = await wizardShell(page);
  if (shell instanceof Response) return shell;
  const { session } = shell;
  const [figures, insight, invitations] = await Promise.all([
    homeFigures(db, session.idEmp),
    loadInsight(db, session.idEmp, 'month', new Date()),
    latestSendings(session),
  ]);
  return { ...shell, figures, insight, invitations };
}
