import * as z from 'zod/mini';
import industries from './industry-lines.json' with { type: 'json' };
import jobFields from './job-field-lines.json' with { type: 'json' };

const text = z.string().check(z.minLength(1));
const linesById = z.record(
  z.string().check(z.regex(/^[1-9]\d*$/)),
  z.strictObject({ th: text, en: text }),
);

/** What work in an industry is like and what its reviews are worth reading for, by its id. */
export const INDUSTRY_LINES = z.parse(linesById, industries);

/** What people of a job field look for in an employer, by its id. */
export const JOB_FIELD_LINES = z.parse(linesById, jobFields);
