import * as z from 'zod/mini';
import type { Locale } from '#shared/core/locale.ts';
import { type ResumeContent, resumeContent, resumeErrors } from '#shared/core/resume.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { saveResumeEndpoint } from '../../core/resume-contract.ts';

/** Returns the first error code of each field, as the server would. */
export function errorsOf(resume: ResumeContent): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  const checked = z.safeParse(resumeContent, resume);
  for (const { path, message } of checked.error?.issues ?? []) found[path.join('.')] ??= message;
  const complete = checked.success ? checked.data : resume;
  for (const [name, [code]] of Object.entries(resumeErrors(complete, thaiDay(new Date())))) {
    if (code !== undefined) found[name] ??= code;
  }
  return found;
}

export const putResume = (idJsk: number, locale: Locale, body: ResumeContent) =>
  callApi(saveResumeEndpoint, locale, { params: { idJsk: String(idJsk) }, body });
