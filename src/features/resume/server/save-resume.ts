import type { ResumeContent, ResumeRefusals } from '#shared/core/resume.ts';
import { bangkokDay, resumeRefusals } from '#shared/core/resume.ts';
import { resumeService } from '#shared/server/resume-service/resume-service.ts';
import type { SavedResume } from '../core/resume-contract.ts';
import { completed } from './load-resume.ts';

type SaveOutcome =
  | { readonly ok: true; readonly value: SavedResume }
  | { readonly ok: false; readonly code: 'unavailable' }
  | { readonly ok: false; readonly code: 'invalid_fields'; readonly fields: ResumeRefusals };

export async function saveResume(
  idJsk: number,
  resume: ResumeContent,
  now: Date,
): Promise<SaveOutcome> {
  const fields = resumeRefusals(resume, bangkokDay(now));
  if (Object.keys(fields).length > 0) return { ok: false, code: 'invalid_fields', fields };
  const written = await resumeService().write(idJsk, resume);
  return written.ok ? { ok: true, value: await completed(idJsk, resume) } : written;
}
