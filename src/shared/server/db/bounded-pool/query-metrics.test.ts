import { expect, it } from 'vitest';
import { statementKind } from './query-metrics.ts';

it.each([
  ['select "id" from "users" where "email" = $1', 'select'],
  ['\n  WITH found AS (SELECT 1) SELECT 2', 'with'],
  ['-- secret\nDROP TABLE users', 'other'],
  ['', 'other'],
  [undefined, 'other'],
])('%j is a statement of the kind %s', (text, kind) => {
  expect(statementKind(text)).toBe(kind);
});
