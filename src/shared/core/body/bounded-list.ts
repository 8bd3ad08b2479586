import * as z from 'zod/mini';
import { MAX_ISSUES } from './body-budget.ts';

interface ListDefinition extends z.core.$ZodArrayDef {
  readonly maxLength: number;
}

const PlainList: z.core.$constructor<z.ZodMiniArray> = z.ZodMiniArray;

/** A list whose parsing stops at `MAX_ISSUES` issues. */
const BoundedList = z.core.$constructor<z.ZodMiniArray<z.ZodMiniType>, ListDefinition>(
  'BoundedList',
  (list, definition) => {
    PlainList.init(list, definition);
    const readAtOnce = list._zod.parse;
    list._zod.parse = (payload, context) => {
      const { value } = payload;
      if (!Array.isArray(value) || value.length > definition.maxLength) {
        return readAtOnce(payload, context);
      }
      const read: unknown[] = [];
      for (const [index, element] of value.entries()) {
        const parsed = definition.element._zod.run({ value: element, issues: [] }, context);
        if (parsed instanceof Promise) throw new z.core.$ZodAsyncError();
        if (parsed.issues.length > 0) {
          payload.issues.push(...z.core.util.prefixIssues(index, parsed.issues));
        }
        if (payload.issues.length >= MAX_ISSUES) {
          payload.issues.length = MAX_ISSUES;
          break;
        }
        read.push(parsed.value);
      }
      payload.value = read;
      return payload;
    };
  },
);

/** The only list for contracts: one over `maxLength` is rejected without parsing its elements. */
export function listOf<Element extends z.ZodMiniType>(
  element: Element,
  maxLength: number,
  code = 'tooLong',
): z.ZodMiniArray<Element> {
  const list = new BoundedList({ type: 'array', element, maxLength });
  return list.check(z.maxLength(maxLength, code)) as z.ZodMiniArray<Element>;
}
