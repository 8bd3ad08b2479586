import type { Guard } from '#shared/core/endpoint.ts';
import type {
  EmployerSession,
  JobSeekerSession,
  PlatformAdminSession,
  Sessions,
} from '#shared/core/session.ts';
import type { Refusal } from './field-codes.ts';
import { refusal } from './field-codes.ts';

export type AnySession = EmployerSession | JobSeekerSession | PlatformAdminSession;

export function sessionFor(
  guard: Guard,
  sessions: Sessions,
): { ok: true; value: AnySession } | Refusal {
  const anyone = sessions.employer ?? sessions.jobSeeker ?? sessions.platformAdmin;
  const found = {
    public: anyone,
    employer: sessions.employer,
    companyAdmin: sessions.employer,
    jobSeeker: sessions.jobSeeker,
    platformAdmin: sessions.platformAdmin,
  }[guard];
  if (!found) return refusal(anyone ? 'forbidden' : 'unauthenticated');
  if (guard === 'companyAdmin' && sessions.employer?.role !== 'admin') return refusal('forbidden');
  return { ok: true, value: found };
}

/** Whose budget a request of somebody signed in draws on. */
export function callerKey(session: AnySession): string {
  if ('idUser' in session) return `user:${session.idUser}`;
  return 'idJsk' in session ? `jsk:${session.idJsk}` : `admin:${session.idAdmin}`;
}

/** True when the caller names a company, or a person, that is not its own. */
export function ownerConflict(
  guard: Guard,
  session: AnySession,
  named: Readonly<Record<string, unknown>>,
): boolean {
  if ((guard === 'employer' || guard === 'companyAdmin') && 'idEmp' in session) {
    return 'idEmp' in named && Number(named['idEmp']) !== session.idEmp;
  }
  if (guard === 'jobSeeker' && 'idJsk' in session) {
    return 'idJsk' in named && Number(named['idJsk']) !== session.idJsk;
  }
  return false;
}
