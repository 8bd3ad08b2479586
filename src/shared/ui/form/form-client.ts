import * as z from 'zod/mini';
import type { ApiFailure } from '#shared/ui/api/called.ts';

export type Codes = Readonly<Record<string, string>>;

/** Validation and call of a contract, loaded when the form is first used. */
export interface FormClient {
  check(values: unknown): Codes;
  send(values: unknown): Promise<ApiFailure | null>;
}

export function formClient<Schema extends z.ZodMiniType>(
  schema: Schema,
  call: (body: z.input<Schema>) => Promise<{ readonly ok: true } | ApiFailure>,
): FormClient {
  return {
    check: (values) => firstCodes(schema, values),
    send: async (values) => {
      const answer = await call(values as z.input<Schema>);
      return answer.ok ? null : answer;
    },
  };
}

function firstCodes(schema: z.ZodMiniType, values: unknown): Codes {
  const checked = z.safeParse(schema, values);
  if (checked.success) return {};
  const found: Record<string, string> = {};
  for (const { path, message } of checked.error.issues) found[path.join('.')] ??= message;
  return found;
}
