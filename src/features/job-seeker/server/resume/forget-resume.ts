import { resumeService } from '#shared/server/resume-service/resume-service.ts';

/** Fails while the resume service is away, for whoever asked to try again. */
export async function forgetResume(idJsk: number): Promise<void> {
  const removed = await resumeService().remove(idJsk);
  if (!removed.ok) throw new Error('the resume service is unavailable');
}
