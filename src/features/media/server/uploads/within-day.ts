import type { Refused } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { givePoints, withinQuota } from '#shared/server/http/endpoint/rate-limits.ts';
import { companyDay, pointsOf } from '../../core/media-limits.ts';

type Company = Pick<EmployerSession, 'idEmp' | 'packageHrSay'>;

/** Lets in what a company may still send today; only what was let in counts. */
export function withinDay<Done extends { readonly ok: boolean }>(
  { idEmp, packageHrSay }: Company,
  bytes: number,
  act: () => Promise<Done>,
): Promise<Done | Refused<'too_many_requests'>> {
  return withinQuota(companyDay(packageHrSay), `company:${idEmp}`, act, pointsOf(bytes));
}

/** What was announced and will never come counts no longer. */
export function giveBack(
  { idEmp, packageHrSay }: Company,
  { announced, arrived }: { readonly announced: number; readonly arrived: number },
): Promise<void> {
  const points = pointsOf(announced) - pointsOf(arrived);
  return givePoints(companyDay(packageHrSay), `company:${idEmp}`, points);
}
