import { headerOfDraft } from '#features/company/server/company-queries.ts';
import { loadInsight } from '#features/insight/server/load-insight.ts';
import { latestSendings } from '#features/invitation/server/sending/load-sendings.ts';
import { pageCoach } from '#features/profile/core/guidance/page-coach.ts';
import { homeFigures } from '#features/profile/server/home-figures-queries.ts';
import { firstUnanswered } from '#features/review/server/reply/reply-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { wizardShell } from '../wizard-page.ts';

export type OwnCompany = Exclude<Awaited<ReturnType<typeof loadOwnCompany>>, Response>;

/** What the employer's home shows, on the site and in the app, or the answer when it may not be seen. */
export async function loadOwnCompany(page: Parameters<typeof wizardShell>[0]) {
  const shell = await wizardShell(page);
  if (shell instanceof Response) return shell;
  const { idEmp, isProved, role } = shell.session;
  const [figures, header, review, insight, invitations] = await Promise.all([
    homeFigures(db, idEmp),
    headerOfDraft(db, idEmp),
    firstUnanswered(db, idEmp, shell.locale),
    loadInsight(db, idEmp, 'month', new Date()),
    latestSendings(shell.session),
  ]);
  const { overview } = shell;
  const state = { overview, figures, isProved, mayProve: role === 'admin' };
  const coach = pageCoach({ overview, figures, steps: shell.steps, now: new Date() }, shell.locale);
  return { ...shell, state, coach, logo: header?.logo ?? null, review, insight, invitations };
}
