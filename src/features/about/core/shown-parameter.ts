import type { Parameter } from '#shared/core/openapi/endpoint-schema.ts';

/** The allowed values of a parameter: `integer 1–100`, `latest | useful`. */
export function formatType({ schema }: Parameter): string {
  const { enum: values, type, minimum, maximum, maxLength } = schema;
  if (Array.isArray(values)) return values.join(' | ');
  if (typeof minimum === 'number' && typeof maximum === 'number') {
    return `${String(type)} ${minimum}–${maximum}`;
  }
  return typeof maxLength === 'number' ? `${String(type)} ≤ ${maxLength}` : String(type ?? '');
}
