import type { Refused } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { withinQuota } from '#shared/server/http/endpoint/rate-limits.ts';
import { companyDay, pointsOf } from '../../core/media-limits.ts';

/** Lets in what a company may still send today; only what was let in counts. */
export function withinDay<Done extends { readonly ok: boolean }>(
  { idEmp, packageHrSay }: Pick<EmployerSession, 'idEmp' | 'packageHrSay'>,
  bytes: number,
  act: () => Promise<Done>,
): Promise<Done | Refused<'too_many_requests'>> {
  return withinQuota(companyDay(packageHrSay), `company:${idEmp}`, act, pointsOf(bytes));
}
