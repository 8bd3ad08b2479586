import * as z from 'zod/mini';
import industries from './industry-lines.json' with { type: 'json' };
import jobFields from './job-field-lines.json' with { type: 'json' };

const text = z.string().check(z.minLength(1));
const linesById = z.record(
  z.string().check(z.regex(/^[1-9]\d*$/)),
  z.strictObject({ th: text, en: text }),
);

/** Sentences about working in an industry, by its id. */
export const INDUSTRY_LINES = z.parse(linesById, industries);

/** Sentences about what people of a job field want in an employer, by its id. */
export const JOB_FIELD_LINES = z.parse(linesById, jobFields);
