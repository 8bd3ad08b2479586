import * as z from 'zod/mini';

export function codesOf(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const checked = z.safeParse(schema, values);
  const found: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? []) found[path.join('.')] ??= message;
  return found;
}
