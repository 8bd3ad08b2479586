import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import type { ExportedAccount } from '../core/my-account-contract.ts';
import {
  exportedCampaigns,
  exportedCompany,
  exportedInvitationEmails,
  exportedOpenings,
  exportedProfiles,
  exportedReviews,
} from './account-export-queries.ts';
import { companyUsers } from './company-user-queries.ts';

/** All data the company entered; of reviews only public content. */
export async function exportAccount(
  { idEmp }: Pick<EmployerSession, 'idEmp'>,
  now: Date,
): Promise<ExportedAccount> {
  return {
    exportedAt: now.toISOString(),
    company: await exportedCompany(db, idEmp),
    users: await companyUsers(db, idEmp),
    profiles: await exportedProfiles(db, idEmp),
    invitationEmails: await exportedInvitationEmails(db, idEmp),
    campaigns: await exportedCampaigns(db, idEmp),
    openings: await exportedOpenings(db, idEmp),
    reviews: await exportedReviews(db, idEmp),
  };
}
