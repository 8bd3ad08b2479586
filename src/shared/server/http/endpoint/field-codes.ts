import type * as z from 'zod/mini';

/** Contracts name their refusals by code in place of a message; zod's own name stands in where they do not. */
export function fieldCodes(error: z.core.$ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const name = issue.path.join('.') || '_';
    const code = /^[a-z][A-Za-z0-9_]*$/.test(issue.message) ? issue.message : issue.code;
    fields[name] = [...(fields[name] ?? []), code ?? 'invalid'];
  }
  return fields;
}
