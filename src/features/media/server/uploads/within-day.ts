import type { Failure } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { returnPoints, withinQuota } from '#shared/server/http/endpoint/rate-limits.ts';
import { companyDailyLimit, pointsOf } from '../../core/media-limits.ts';

type Company = Pick<EmployerSession, 'idEmp' | 'packageHrSay'>;

/** Runs an upload within the company's daily limit; only successful uploads count. */
export function withinDailyLimit<Done extends { readonly ok: boolean }>(
  { idEmp, packageHrSay }: Company,
  bytes: number,
  run: () => Promise<Done>,
): Promise<Done | Failure<'too_many_requests'>> {
  return withinQuota(companyDailyLimit(packageHrSay), `company:${idEmp}`, run, pointsOf(bytes));
}

export function refundDailyLimit(
  { idEmp, packageHrSay }: Company,
  { announced, arrived }: { readonly announced: number; readonly arrived: number },
): Promise<void> {
  const points = pointsOf(announced) - pointsOf(arrived);
  return returnPoints(companyDailyLimit(packageHrSay), `company:${idEmp}`, points);
}
