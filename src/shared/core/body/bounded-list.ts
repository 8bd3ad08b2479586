import * as z from 'zod/mini';
import { MOST_ISSUES } from './body-budget.ts';

interface ListDefinition extends z.core.$ZodArrayDef {
  readonly most: number;
}

const PlainList: z.core.$constructor<z.ZodMiniArray> = z.ZodMiniArray;

/** A list whose reading stops once so many refusals were found that nobody reads more. */
const BoundedList = z.core.$constructor<z.ZodMiniArray<z.ZodMiniType>, ListDefinition>(
  'BoundedList',
  (list, definition) => {
    PlainList.init(list, definition);
    const readAtOnce = list._zod.parse;
    list._zod.parse = (payload, context) => {
      const { value } = payload;
      if (!Array.isArray(value) || value.length > definition.most) {
        return readAtOnce(payload, context);
      }
      const read: unknown[] = [];
      for (const [index, element] of value.entries()) {
        const one = definition.element._zod.run({ value: element, issues: [] }, context);
        if (one instanceof Promise) throw new z.core.$ZodAsyncError();
        if (one.issues.length > 0) {
          payload.issues.push(...z.core.util.prefixIssues(index, one.issues));
        }
        if (payload.issues.length >= MOST_ISSUES) {
          payload.issues.length = MOST_ISSUES;
          break;
        }
        read.push(one.value);
      }
      payload.value = read;
      return payload;
    };
  },
);

/** The only list that a contract may ask for: a longer one is refused unread. */
export function listOf<Element extends z.ZodMiniType>(
  element: Element,
  most: number,
  code = 'tooLong',
): z.ZodMiniArray<Element> {
  const list = new BoundedList({ type: 'array', element, most });
  return list.check(z.maxLength(most, code)) as z.ZodMiniArray<Element>;
}
