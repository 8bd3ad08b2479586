import type { Result } from '#shared/core/result.ts';
import type { ResumeContent, WorkEntry } from '#shared/core/resume.ts';

/** Another service may not have asked as much as we do: its entries are told as they are. */
export interface Resume extends Omit<ResumeContent, 'workHistory'> {
  readonly workHistory: readonly (WorkEntry & { readonly isConfirmed?: boolean | undefined })[];
}

/**
 * Where resumes live. A service that cannot answer is an expected outcome: whoever asks goes on
 * without, or comes back later.
 */
export interface ResumeService {
  /** Null when nothing is known of the person. */
  read(idJsk: number): Promise<Result<Resume | null, 'unavailable'>>;
  write(idJsk: number, resume: ResumeContent): Promise<Result<null, 'unavailable'>>;
  remove(idJsk: number): Promise<Result<null, 'unavailable'>>;
}
