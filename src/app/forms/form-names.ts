import type * as z from 'zod/mini';
import { type Json, schemaOf } from '#shared/core/openapi/endpoint-schema.ts';

type Values = Readonly<Record<string, unknown>>;

/** Nests the field `user.role` as `role` of `user`, as error paths do. */
export function valuesByName(values: Values): Values {
  const found = new Map<string, unknown>();
  const nested = new Map<string, Map<string, unknown>>();
  for (const [name, value] of Object.entries(values)) {
    const dot = name.indexOf('.');
    if (dot === -1) {
      found.set(name, value);
      continue;
    }
    const outer = name.slice(0, dot);
    const inner = nested.get(outer) ?? new Map<string, unknown>();
    nested.set(outer, inner.set(name.slice(dot + 1), value));
  }
  for (const [outer, inner] of nested) found.set(outer, Object.fromEntries(inner));
  return Object.fromEntries(found);
}

const namesBySchema = new WeakMap<z.ZodMiniType, readonly string[]>();

/** Every field name of a contract; other posted values are not rendered back. */
export function fieldNames(schema: z.ZodMiniType | undefined): readonly string[] {
  if (!schema) return [];
  const names = namesBySchema.get(schema) ?? namesIn(schemaOf(schema, 'input'));
  namesBySchema.set(schema, names);
  return names;
}

function namesIn(schema: Json): readonly string[] {
  const { properties = {}, propertyNames, anyOf = [], oneOf = [], allOf = [] } = schema;
  const propertyPaths = Object.entries(properties as Record<string, Json>).flatMap(
    ([name, inner]) => [name, ...namesIn(inner).map((rest) => `${name}.${rest}`)],
  );
  const listed = (propertyNames as { readonly enum?: readonly string[] } | undefined)?.enum ?? [];
  const alternatives = [anyOf, oneOf, allOf].flatMap((choices) => choices as Json[]);
  return [...propertyPaths, ...listed, ...alternatives.flatMap(namesIn)];
}

/** Posted texts that may be rendered again: fields of the contract without passwords. */
export function repeatableValues(
  values: Values,
  ...schemas: readonly (z.ZodMiniType | undefined)[]
): Record<string, string> {
  const names = new Set(schemas.flatMap(fieldNames));
  const repeatable = Object.entries(values).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && names.has(entry[0]) && !/password/i.test(entry[0]),
  );
  return Object.fromEntries(repeatable);
}

export function firstErrors(
  fields: Readonly<Record<string, readonly string[]>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, [first = '']]) => [name, first]));
}

/** Drops empty values, because forms send every field, also those left empty. */
export function filledIn(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
