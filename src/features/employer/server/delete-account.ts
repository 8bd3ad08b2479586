import type { EmployerSession } from '#shared/core/session.ts';
import { noteErasureJob } from '#shared/server/backup/erasures.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import { eraseMailsJob } from '#shared/server/mail/mail-jobs.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';
import { notifySearchEngines } from '#shared/server/search-engines/notify-search-engines.ts';
import { deleteAccountOf, type LeaveForm } from '#shared/server/session/leave-account.ts';
import { DELETION_DAYS } from '../core/deletion-contract.ts';
import {
  closeCompany,
  dueUsers,
  mailsOfCompany,
  setDeleteAfter,
} from './account-deletion-queries.ts';
import { ableAdmins, companyUsers, findCompanyUser } from './company-user-queries.ts';
import { signOutAndErase } from './company-users.ts';
import { deletionCancelledMail, deletionRequestedMail } from './employer-mails.ts';
import { eraseCompanyJob } from './erase-company-job.ts';

const DAY = 24 * 60 * 60_000;

/** True for a company's only able administrator; false while the account's claim is pending. */
export async function wouldCloseCompany(
  tx: Db,
  account: Pick<EmployerSession, 'idEmp' | 'idUser' | 'role' | 'isClaiming'>,
): Promise<boolean> {
  if (account.role !== 'admin' || account.isClaiming) return false;
  const able = await ableAdmins(tx, account.idEmp);
  return able.every((other) => other === account.idUser);
}

/** Schedules the deletion; signing in before then offers to cancel it. */
export function requestDeletion(session: EmployerSession, form: LeaveForm, now: Date) {
  const { idEmp, idUser, companyNameTh, companyNameEn } = session;
  return deleteAccountOf(
    session,
    form,
    {
      names: [companyNameTh, companyNameEn],
      mail: deletionRequestedMail,
      idEmp,
      effect: async (tx) => {
        await lockCompany(tx, idEmp);
        const user = await findCompanyUser(tx, idEmp, idUser);
        if (!user) return null;
        const closesCompany = await wouldCloseCompany(tx, { ...session, role: user.role });
        const deleteAfter = new Date(now.getTime() + DELETION_DAYS * DAY);
        await setDeleteAfter(tx, idUser, deleteAfter);
        return { deleteAfter: deleteAfter.toISOString(), closesCompany };
      },
    },
    now,
  );
}

/** Cancels a pending deletion; does nothing without one. */
export async function cancelDeletion(session: EmployerSession): Promise<void> {
  const { idEmp, idUser } = session;
  await db.transaction(async (tx) => {
    const user = await findCompanyUser(tx, idEmp, idUser);
    if (!user?.deleteAfter) return;
    await setDeleteAfter(tx, idUser, null);
    const mail = { to: { address: user.email }, locale: user.language, props: {}, idEmp };
    await queueMail(tx, deletionCancelledMail, mail);
  });
}

/** Deletes each due account in its own transaction; idempotent. */
export async function executeDeletions(now: Date): Promise<void> {
  for (const { idUser, idEmp } of await dueUsers(db, now)) {
    await db.transaction(async (tx) => {
      await lockCompany(tx, idEmp);
      const user = await findCompanyUser(tx, idEmp, idUser);
      if (!user?.deleteAfter || user.deleteAfter > now) return;
      await signOutAndErase(tx, idUser, now);
      if (user.role === 'admin') await closeIfAbandoned(tx, idEmp, now);
    });
  }
}

/** Closes a company without administrators; its reviews stay, because they belong to writers. */
async function closeIfAbandoned(tx: Db, idEmp: number, now: Date): Promise<void> {
  const left = await companyUsers(tx, idEmp);
  if (left.some(({ role, hasPassword }) => role === 'admin' && hasPassword)) return;
  for (const { idUser } of left) await signOutAndErase(tx, idUser, now);
  await closeForGood(tx, idEmp, now);
}

export async function closeForGood(tx: Db, idEmp: number, now: Date): Promise<void> {
  await notifySearchEngines(tx, idEmp);
  await closeCompany(tx, idEmp, now);
  await enqueue(tx, eraseMailsJob, { idMails: await mailsOfCompany(tx, idEmp) });
  await enqueue(tx, eraseCompanyJob, { idEmp, closedAt: now.toISOString() });
  await enqueue(tx, noteErasureJob, { who: 'company', id: idEmp, at: now.toISOString() });
  await invalidateTags(tx, [`company:${idEmp}`, 'lists']);
}
