import type { Guard } from '#shared/core/endpoint.ts';
import { fail, ok } from '#shared/core/result.ts';
import type {
  EmployerSession,
  JobSeekerSession,
  PlatformAdminSession,
  Sessions,
} from '#shared/core/session.ts';

export type AnySession = EmployerSession | JobSeekerSession | PlatformAdminSession;

export function sessionFor(guard: Guard, sessions: Sessions) {
  const anySession = sessions.employer ?? sessions.jobSeeker ?? sessions.platformAdmin;
  const required = {
    public: anySession,
    employer: sessions.employer,
    companyAdmin: sessions.employer,
    jobSeeker: sessions.jobSeeker,
    platformAdmin: sessions.platformAdmin,
  }[guard];
  if (!required) return fail(anySession ? 'forbidden' : 'unauthenticated');
  if (guard === 'companyAdmin' && sessions.employer?.role !== 'admin') return fail('forbidden');
  return ok(required);
}

export function actorKey(session: AnySession): string {
  if ('idUser' in session) return `user:${session.idUser}`;
  return 'idJsk' in session ? `jsk:${session.idJsk}` : `admin:${session.idAdmin}`;
}

/** True when the call names a company or person other than the actor's own. */
export function ownerConflict(
  guard: Guard,
  session: AnySession,
  parameters: Readonly<Record<string, unknown>>,
): boolean {
  if ((guard === 'employer' || guard === 'companyAdmin') && 'idEmp' in session) {
    return 'idEmp' in parameters && Number(parameters['idEmp']) !== session.idEmp;
  }
  if (guard === 'jobSeeker' && 'idJsk' in session) {
    return 'idJsk' in parameters && Number(parameters['idJsk']) !== session.idJsk;
  }
  return false;
}
