import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MAX_ISSUES } from './body-budget.ts';
import { listOf } from './bounded-list.ts';

function countedList(most: number) {
  let visited = 0;
  const element = z.object({ a: z.string(), b: z.string() });
  const counted = z.pipe(
    z.transform((value) => {
      visited += 1;
      return value;
    }),
    element,
  );
  return { list: listOf(counted, most, 'tooMany'), element, visits: () => visited };
}

it('reads its elements as any list does', () => {
  const { list } = countedList(3);
  const good = { a: 'x', b: 'y' };
  expect(z.parse(list, [good, good])).toEqual([good, good]);
  const wrong = z.safeParse(z.object({ list }), { list: [good, { a: 'x', b: 1 }] });
  expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual(['list.1.b']);
  expect(z.safeParse(list, 'x').success).toBe(false);
});

it('rejects a longer list without parsing its elements', () => {
  const { list, visits } = countedList(3);
  const read = z.safeParse(list, [1, 2, 3, 4]);
  expect(read.error?.issues.map(({ message }) => message)).toEqual(['tooMany']);
  expect(visits()).toBe(0);
});

it('stops at the hundredth issue, also in nested lists', () => {
  const { list, visits } = countedList(10_000);
  const many = new Array(10_000).fill({});
  const read = z.safeParse(list, many);
  expect(read.error?.issues).toHaveLength(MAX_ISSUES);
  expect(visits()).toBe(MAX_ISSUES / 2);
  const nested = z.safeParse(listOf(list, 10), [many, many]);
  expect(nested.error?.issues).toHaveLength(MAX_ISSUES);
});

it('is described as a list', () => {
  const { element } = countedList(1);
  expect(z.toJSONSchema(listOf(element, 7))).toMatchObject({ type: 'array', maxItems: 7 });
});
