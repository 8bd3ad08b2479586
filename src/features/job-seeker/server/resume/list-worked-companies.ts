import { fail, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import type { ReviewedCompany } from '../../core/resume-contract.ts';
import { loadResume } from './load-resume.ts';
import { findWorkedCompanies, reviewedCompanies } from './personal-queries.ts';

/** Each company of the work history once, newest first, with whether it was reviewed. */
export async function listWorkedCompanies(idJsk: number, idResume: number) {
  const resume = await loadResume(idJsk);
  if (!resume.ok) return resume;
  if (resume.value.idResume !== idResume) return fail('forbidden');
  const { workHistory } = resume.value;
  const ids = [...new Set(workHistory.flatMap(({ idEmp }) => idEmp ?? []))];
  const [companiesById, reviewed] = await Promise.all([
    findWorkedCompanies(db, ids),
    reviewedCompanies(db, idJsk),
  ]);
  const companiesByKey = new Map<number | string, ReviewedCompany>();
  for (const { idEmp, companyName } of workHistory) {
    const company = idEmp === null ? undefined : companiesById.get(idEmp);
    companiesByKey.set(company?.idEmp ?? companyName, {
      idEmp: company?.idEmp ?? null,
      companyNameTh: company?.companyNameTh ?? companyName,
      companyNameEn: company?.companyNameEn ?? companyName,
      isReviewed: company !== undefined && reviewed.has(company.idEmp),
    });
  }
  return ok([...companiesByKey.values()]);
}
