import type * as z from 'zod/mini';
import { MAX_ISSUES } from '#shared/core/body/body-budget.ts';

/** Contracts put their error code in place of zod's message; otherwise zod's own code is used. */
export function fieldCodes(error: z.core.$ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues.slice(0, MAX_ISSUES)) {
    const name = issue.path.join('.') || '_';
    const code = /^[a-z][A-Za-z0-9_]*$/.test(issue.message) ? issue.message : issue.code;
    fields[name] ??= [];
    fields[name].push(code ?? 'invalid');
  }
  return fields;
}
