import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Json;
}

export function parametersOf(
  location: Parameter['in'],
  schema: z.ZodMiniType | undefined,
): readonly Parameter[] {
  if (!schema) return [];
  const { properties, required } = schemaOf(schema, 'input');
  const names = Array.isArray(required) ? required : [];
  return Object.entries((properties ?? {}) as Record<string, Json>).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || names.includes(name),
    schema: property,
  }));
}
