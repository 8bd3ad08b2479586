import { invalidFields } from '#shared/core/result.ts';
import { type ResumeContent, resumeErrors } from '#shared/core/resume.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { resumeService } from '#shared/server/resume-service/resume-service.ts';
import { loadResume } from './load-resume.ts';

export async function saveResume(idJsk: number, resume: ResumeContent, now: Date) {
  const fields = resumeErrors(resume, thaiDay(now));
  if (Object.keys(fields).length > 0) return invalidFields(fields);
  const written = await resumeService().write(idJsk, resume);
  return written.ok ? loadResume(idJsk) : written;
}
