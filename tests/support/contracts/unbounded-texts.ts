// Where a contract refines or transforms a text before anything bounds its length, or bounds it nowhere.
import type * as z from 'zod/mini';
import { emptyAsAbsent } from '#shared/core/request-fields.ts';

interface Check {
  readonly check?: string;
  readonly format?: string;
  readonly pattern?: RegExp;
  readonly abort?: boolean;
}

interface Definition extends Check {
  readonly type: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly options?: readonly z.ZodMiniType[];
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly keyType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly in?: z.ZodMiniType;
  readonly out?: z.ZodMiniType;
  readonly transform?: unknown;
}

interface Reading {
  readonly unbounded: readonly string[];
  readonly isBounded: boolean;
}

const LENGTHS: ReadonlySet<string | undefined> = new Set(['max_length', 'length_equals']);
const READS: ReadonlySet<string | undefined> = new Set(['overwrite', 'custom']);

/** Kinds that hold no other; whoever uses another kind teaches this file to read it. */
const LEAVES: ReadonlySet<string> = new Set([
  ...['string', 'number', 'int', 'bigint', 'boolean', 'date', 'null', 'undefined', 'void', 'never'],
  ...['literal', 'enum', 'any', 'unknown', 'file', 'nan', 'symbol', 'transform'],
]);

const bounds = (check: Check): boolean =>
  LENGTHS.has(check.check) || (check.pattern !== undefined && isBoundedPattern(check.pattern));

/** Begins and ends with the text, and repeats nothing without a number. */
function isBoundedPattern({ source }: RegExp): boolean {
  const plain = source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  return /^\^.*\$$/.test(plain) && !/[*+]|\{\d+,\}/.test(plain);
}

export function unboundedTexts(schema: z.ZodMiniType | undefined, name = ''): readonly string[] {
  return schema ? read(schema, name).unbounded : [];
}

function read(schema: z.ZodMiniType, name: string): Reading {
  const definition = schema._zod.def as unknown as Definition;
  const inner = readInner(definition, name);
  const unbounded = [...inner.unbounded];
  let { isBounded } = inner;
  let isBoundedAnyhow = isBounded;
  for (const { _zod } of definition.checks ?? []) {
    const check = _zod.def;
    const isRead = READS.has(check.check) || check.check === 'string_format';
    if (isRead && !isBounded && !bounds(check)) unbounded.push(`${name} is read by ${check.check}`);
    isBoundedAnyhow ||= bounds(check);
    // Whatever follows a refusal that does not end the reading still gets the text.
    isBounded ||= bounds(check) && check.abort === true;
  }
  if (definition.type === 'string' && !isBoundedAnyhow) unbounded.push(`${name} has no bound`);
  return { unbounded, isBounded: definition.type === 'string' ? isBoundedAnyhow : isBounded };
}

function readInner(definition: Definition, name: string): Reading {
  const { type, shape, options, element, innerType, keyType, valueType } = definition;
  if (type === 'string') {
    const isFormat = definition.check === 'string_format';
    return { unbounded: [], isBounded: isFormat };
  }
  if (shape) {
    const fields = Object.entries(shape).flatMap(([field, one]) => unboundedTexts(one, field));
    return { unbounded: fields, isBounded: true };
  }
  if (type === 'pipe' && definition.in && definition.out) {
    const { in: from, out } = definition;
    const first = from._zod.def as unknown as Definition;
    if (first.transform === emptyAsAbsent) return read(out, name);
    if (first.type === 'transform') {
      return { unbounded: [`${name} is transformed at once`], isBounded: false };
    }
    const before = read(from, name);
    const after = read(out, name);
    return { unbounded: [...before.unbounded, ...after.unbounded], isBounded: before.isBounded };
  }
  const inner = [...(options ?? []), element, innerType, keyType, valueType].filter((one) => one);
  if (inner.length === 0 && !LEAVES.has(type)) {
    return { unbounded: [`${name} is of a kind that is not read here: ${type}`], isBounded: false };
  }
  const parts = inner.flatMap((one) => (one ? [read(one, name)] : []));
  return {
    unbounded: parts.flatMap((part) => part.unbounded),
    isBounded: parts.every((part) => part.isBounded),
  };
}
