import type * as z from 'zod/mini';

interface Leaf {
  readonly name: string;
  readonly type: string;
  readonly schema: z.ZodMiniType;
}

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly options?: readonly z.ZodMiniType[];
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly out?: z.ZodMiniType;
}

export function leavesOf(schema: z.ZodMiniType | undefined, name = ''): readonly Leaf[] {
  if (!schema) return [];
  const { type, shape, options, element, innerType, valueType, ...pipe } = schema._zod
    .def as unknown as Definition;
  if (shape) return Object.entries(shape).flatMap(([field, inner]) => leavesOf(inner, field));
  if (type === 'pipe') {
    const makesValue = pipe.out?._zod.def.type === 'transform';
    return makesValue ? [{ name, type, schema }] : leavesOf(pipe.out, name);
  }
  const inner = [...(options ?? []), element, innerType, valueType].filter(
    (one) => one !== undefined,
  );
  return inner.length > 0 ? inner.flatMap((one) => leavesOf(one, name)) : [{ name, type, schema }];
}
