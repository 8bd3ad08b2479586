import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import '#app/api.ts';
import { invitationEmailSection } from '#features/invitation/core/invitation-email.ts';
import { SECTIONS } from '#features/profile/core/sections/registry.ts';
import { servedEndpoints } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { unboundedTexts } from '../support/contracts/unbounded-texts.ts';

const calls = [...servedEndpoints.keys()].map(({ method, path, params, query, body }) => ({
  name: `${method} ${path}`,
  schemas: [params, query, body],
}));
const sections = [...SECTIONS, invitationEmailSection].map(({ name, kinds }) => ({
  name,
  schemas: Object.values(kinds).map(({ schema }) => schema),
}));

it('no contract refines or transforms a text before its length is bounded', () => {
  const unbounded = [...calls, ...sections].flatMap(({ name, schemas }) =>
    schemas.flatMap((schema) => unboundedTexts(schema).map((text) => `${name}: ${text}`)),
  );
  expect(unbounded).toEqual([]);
});

describe('what is found in a contract that', () => {
  const text = z.string();
  const end = { abort: true };
  it.each([
    ['bounds nothing', text, ['x has no bound']],
    ['refines at once', text.check(z.refine(Boolean), z.maxLength(9)), ['x is read by custom']],
    ['trims at once', text.check(z.trim(), z.maxLength(9)), ['x is read by overwrite']],
    [
      'refines what was refused',
      text.check(z.maxLength(9), z.refine(Boolean)),
      ['x is read by custom'],
    ],
    [
      'matches without end',
      text.check(z.regex(/^\w+$/), z.maxLength(9)),
      ['x is read by string_format'],
    ],
    [
      'transforms at once',
      z.pipe(z.transform(String), text.check(z.maxLength(9))),
      ['x is transformed at once'],
    ],
    ['hides it in a tuple', z.tuple([text]), ['x is of a kind that is not read here: tuple']],
    ['hides it behind a name', z.lazy(() => text), ['x is of a kind that is not read here: lazy']],
    ['bounds first', text.check(z.maxLength(9, end), z.refine(Boolean)), []],
    ['is bounded by its pattern', text.check(z.regex(/^\w{1,9}$/)), []],
    ['transforms what is bounded', z.pipe(text.check(z.maxLength(9)), z.transform(String)), []],
  ])('%s', (_, schema, found) => {
    expect(unboundedTexts(z.object({ x: schema }))).toEqual(found);
  });
});
