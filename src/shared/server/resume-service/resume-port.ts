import type { Result } from '#shared/core/result.ts';
import type { ResumeContent, WorkEntry } from '#shared/core/resume.ts';

/** Entries of another service may lack fields we require, so they are passed on unchecked. */
export interface Resume extends Omit<ResumeContent, 'workHistory'> {
  readonly workHistory: readonly (WorkEntry & { readonly isConfirmed?: boolean | undefined })[];
}

/** Storage of resumes. Unavailability is an expected result: callers continue or retry later. */
export interface ResumeService {
  read(idJsk: number): Promise<Result<Resume | null, 'unavailable'>>;
  write(idJsk: number, resume: ResumeContent): Promise<Result<null, 'unavailable'>>;
  remove(idJsk: number): Promise<Result<null, 'unavailable'>>;
}
