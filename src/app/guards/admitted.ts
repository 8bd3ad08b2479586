import type { EmployerSession, JobSeekerSession } from '#shared/core/session.ts';

type Account = EmployerSession | JobSeekerSession;

const admitted = new WeakMap<Request, Account>();

export function noteAdmitted<Session extends Account>(request: Request, session: Session): Session {
  admitted.set(request, session);
  return session;
}

/** Whose page it is; null on one that is the same for everybody. */
export function whoWasAdmitted(request: Request): Account | null {
  return admitted.get(request) ?? null;
}
