import type { Guard } from '#shared/core/endpoint.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import type {
  EmployerSession,
  JobSeekerSession,
  PlatformAdminSession,
  Sessions,
} from '#shared/core/session.ts';

export type AnySession = EmployerSession | JobSeekerSession | PlatformAdminSession;

export function sessionFor(
  guard: Guard,
  sessions: Sessions,
): Result<AnySession, 'forbidden' | 'unauthenticated'> {
  const anyone = sessions.employer ?? sessions.jobSeeker ?? sessions.platformAdmin;
  const found = {
    public: anyone,
    employer: sessions.employer,
    companyAdmin: sessions.employer,
    jobSeeker: sessions.jobSeeker,
    platformAdmin: sessions.platformAdmin,
  }[guard];
  if (!found) return fail(anyone ? 'forbidden' : 'unauthenticated');
  if (guard === 'companyAdmin' && sessions.employer?.role !== 'admin') return fail('forbidden');
  return ok(found);
}

/** The key under which a signed-in caller's requests are counted. */
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
