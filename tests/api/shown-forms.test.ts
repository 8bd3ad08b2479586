import { expect, it } from 'vitest';
import '#app/api.ts';
import { ROUTES } from '#app/routes.ts';
import { DEFAULT_BUDGET } from '#shared/core/body/body-budget.ts';
import { type Json, schemaOf } from '#shared/core/openapi/endpoint-schema.ts';
import { servedEndpoints } from '#shared/server/http/endpoint/serve-endpoint.ts';

const SHORT = 100;
/** A browser sends each new line as two letters. */
const NEW_LINES = 2;

function lettersOf(schema: Json): number {
  const {
    properties = {},
    anyOf = [],
    oneOf = [],
    allOf = [],
    maxLength,
  } = schema as {
    properties?: Record<string, Json>;
    anyOf?: Json[];
    oneOf?: Json[];
    allOf?: Json[];
    maxLength?: number;
  };
  const fields = Object.entries(properties).map(([name, inner]) => name.length + lettersOf(inner));
  const choices = [anyOf, oneOf, allOf].flat().map(lettersOf);
  return Math.max(
    fields.reduce((sum, letters) => sum + letters, 0),
    NEW_LINES * (maxLength ?? SHORT),
    ...choices,
  );
}

const forms = new Set(Object.values(ROUTES).flatMap(({ form }) => Object.values(form ?? {})));
const endpoints = [...servedEndpoints.keys()].filter(({ method, path }) =>
  forms.has(`${method} ${path}`),
);

it('no form of a page is too large while each of its fields is within its contract', () => {
  const tooLarge = endpoints.filter(
    ({ body }) => body && lettersOf(schemaOf(body, 'input')) > DEFAULT_BUDGET.bytes,
  );
  expect(endpoints).toHaveLength(forms.size);
  expect(tooLarge.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
