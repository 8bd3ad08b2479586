import { VERIFICATION_DAYS } from '#features/employer/core/deletion-contract.ts';
import { companyUsers } from '#features/employer/server/company-user-queries.ts';
import { signOutAndErase } from '#features/employer/server/company-users.ts';
import { closeForGood } from '#features/employer/server/delete-account.ts';
import { eraseCompanyPictures } from '#features/media/server/delete-picture.ts';
import { recordAct } from '#shared/server/audit-queries.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { deleteCompany, findUnverifiedCompanies } from './erasure-queries.ts';

const DAY_MS = 24 * 60 * 60_000;

export const clearUnverifiedCompaniesJob = scheduledJob(
  { name: 'clear-unverified-companies', cron: '10 4 * * *' },
  () => clearUnverifiedCompanies(new Date()),
);

/** Removes companies whose email was never verified, one transaction each; idempotent. */
export async function clearUnverifiedCompanies(now: Date): Promise<void> {
  const until = new Date(now.getTime() - VERIFICATION_DAYS * DAY_MS);
  for (const idEmp of await findUnverifiedCompanies(db, until)) {
    await db.transaction((tx) => clear(tx, idEmp, until, now));
  }
}

/** Removes a company after checking again under the lock that it is still unverified. */
async function clear(tx: Db, idEmp: number, until: Date, now: Date): Promise<void> {
  await lockCompany(tx, idEmp);
  if (!(await findUnverifiedCompanies(tx, until)).includes(idEmp)) return;
  for (const { idUser } of await companyUsers(tx, idEmp)) await signOutAndErase(tx, idUser, now);
  await closeForGood(tx, idEmp, now);
  await eraseCompanyPictures(tx, idEmp, now);
  await deleteCompany(tx, idEmp);
  await recordAct(tx, {
    actorKind: 'system',
    action: 'company.remove',
    subject: `company:${idEmp}`,
  });
}
