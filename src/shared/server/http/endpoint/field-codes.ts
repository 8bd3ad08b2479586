import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

export interface Refusal {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly retryAfter?: number;
}

export function refusal(code: ErrorCode, fields?: Refusal['fields']): Refusal {
  return fields ? { ok: false, code, fields } : { ok: false, code };
}

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
