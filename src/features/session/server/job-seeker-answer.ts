import { jobSeekerDetails } from '#shared/server/resume-service/job-seeker-facts.ts';
import type { OpenedSession } from '#shared/server/session/open-session.ts';

/** The response to every sign-in of a job seeker. */
export async function jobSeekerAnswer<JobSeeker extends { readonly idJsk: number }>(
  { token }: OpenedSession,
  jsk: JobSeeker,
) {
  return { token, accessToken: token, jsk, ...(await jobSeekerDetails(jsk.idJsk, new Date())) };
}
