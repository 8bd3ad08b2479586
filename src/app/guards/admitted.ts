import type { EmployerSession, JobSeekerSession } from '#shared/core/session.ts';

type Account = EmployerSession | JobSeekerSession;

const admitted = new WeakMap<Request, Account>();

export function noteAdmitted<Session extends Account>(request: Request, session: Session): Session {
  admitted.set(request, session);
  return session;
}

/** The account a page was rendered for; null on a public page. */
export function whoWasAdmitted(request: Request): Account | null {
  return admitted.get(request) ?? null;
}
