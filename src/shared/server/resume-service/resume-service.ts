import { env } from '../env.ts';
import { embeddedResumes } from './embedded-resumes.ts';
import { httpResumes } from './http-resumes.ts';
import type { ResumeService } from './resume-port.ts';

export function resumeService(): ResumeService {
  const { RESUME_API_URL } = env();
  return RESUME_API_URL === undefined ? embeddedResumes : httpResumes(RESUME_API_URL);
}
