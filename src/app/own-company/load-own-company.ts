import { headerOfDraft } from '#features/company/server/company-queries.ts';
import { loadInsight } from '#features/insight/server/load-insight.ts';
import { loadLatestCampaigns } from '#features/invitation/server/campaign/load-campaigns.ts';
import { pageCoach } from '#features/profile/core/guidance/page-coach.ts';
import { loadHomeStats } from '#features/profile/server/home-figures-queries.ts';
import { firstUnanswered } from '#features/review/server/reply/reply-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { type WizardShell, wizardShell } from '../wizard-page.ts';

export type OwnCompany = Exclude<Awaited<ReturnType<typeof loadOwnCompany>>, Response>;

/** Data of the employer's home page, or the response that denies access. */
export async function loadOwnCompany(page: Parameters<typeof wizardShell>[0]) {
  const shell = await wizardShell(page);
  if (shell instanceof Response) return shell;
  const { idEmp } = shell.session;
  const [state, header, review, insight, invitations] = await Promise.all([
    loadHomeState(shell),
    headerOfDraft(db, idEmp),
    firstUnanswered(db, idEmp),
    loadInsight(db, idEmp, 'month', new Date()),
    loadLatestCampaigns(shell.session),
  ]);
  const coach = pageCoach({ ...state, now: new Date() }, shell.locale);
  return { ...shell, state, coach, logo: header?.logo ?? null, review, insight, invitations };
}

export async function loadHomeState({ session, overview, steps }: WizardShell) {
  const { idEmp, isEmailVerified, role } = session;
  const stats = await loadHomeStats(db, idEmp);
  return { overview, steps, stats, isEmailVerified, canVerify: role === 'admin' };
}
