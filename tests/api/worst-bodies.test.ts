// Every endpoint and every form is sent the dearest bodies there are; what is counted is the work, not the time.
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import '#app/api.ts';
import { fieldNames, valuesByName } from '#app/forms/form-names.ts';
import { ROUTES } from '#app/routes.ts';
import { invitationEmailSection } from '#features/invitation/core/invitation-email.ts';
import { saveSectionEndpoint } from '#features/profile/core/section-contract.ts';
import { checkItems } from '#features/profile/core/sections/check-items.ts';
import { SECTIONS } from '#features/profile/core/sections/registry.ts';
import { budgetOf, DEFAULT_BUDGET, MAX_ISSUES } from '#shared/core/body/body-budget.ts';
import type { Endpoint } from '#shared/core/endpoint.ts';
import { ok } from '#shared/core/result.ts';
import { readInput } from '#shared/server/http/endpoint/carry-out.ts';
import { readBody, readFields } from '#shared/server/http/endpoint/read-body.ts';
import { readForm } from '#shared/server/http/endpoint/read-form.ts';
import {
  type WorstBody,
  worstDocuments,
  worstForms,
} from '../../scripts/bench/support/worst-bodies.ts';
import { endpoints, nameOf } from '../support/contracts/endpoint-calls.ts';

/** A contract looks at a value to tell its kind, to read it and to check it. */
const READS_OF_A_VALUE = 8;
const READS_OF_A_CONTRACT = 500;

/** `npm test` sends each contract a third of them, by turns: every kind of body is sent to a third of the contracts. */
const inTurn = <Body>(bodies: readonly Body[], turn: number) =>
  process.env.UNIT === 'short' ? bodies.filter((_, at) => (at + turn) % 3 === 0) : bodies;

const withBody = endpoints.filter(({ body, rawBody }) => body && !rawBody);
const forms = Object.entries(ROUTES)
  .flatMap(([route, { form = {} }]) =>
    Object.entries(form).map(([act, endpointName]) => ({
      form: `${route} ${act}`,
      endpoint: endpoints.find((endpoint) => nameOf(endpoint) === endpointName),
    })),
  )
  .map((form, turn) => ({ ...form, turn }));

const posted = ({ type, text }: WorstBody) =>
  new Request('http://localhost/', {
    method: 'POST',
    body: text,
    headers: { 'Content-Type': type },
  });

async function namesRead(work: () => Promise<unknown>): Promise<number> {
  let names = 0;
  const { prototype } = URLSearchParams;
  const { getAll, [Symbol.iterator]: walk } = prototype;
  prototype[Symbol.iterator] = function* () {
    for (const pair of { [Symbol.iterator]: () => walk.call(this) }) {
      names += 1;
      yield pair;
    }
    return undefined;
  };
  prototype.getAll = function (name) {
    names += this.size;
    return getAll.call(this, name);
  };
  try {
    await work();
  } finally {
    Object.assign(prototype, { getAll, [Symbol.iterator]: walk });
  }
  return names;
}

function watched(value: unknown): { readonly value: unknown; readonly reads: () => number } {
  let reads = 0;
  const wrap = (one: unknown): unknown =>
    typeof one !== 'object' || one === null
      ? one
      : new Proxy(one, {
          get: (target, name) => {
            reads += 1;
            const inner: unknown = Reflect.get(target, name);
            const isOwn = Object.hasOwn(target, name);
            return isOwn ? wrap(inner) : inner;
          },
        });
  return { value: wrap(value), reads: () => reads };
}

interface Issue {
  readonly errors?: readonly (readonly Issue[])[];
  readonly issues?: readonly Issue[];
}

const countOf = (issues: readonly Issue[]): number =>
  issues.reduce(
    (sum, { errors = [], issues: inner = [] }) => sum + 1 + countOf(errors.flat()) + countOf(inner),
    0,
  );

async function expectLittleWork(endpoint: Endpoint, values: unknown, what: string): Promise<void> {
  const { elements } = budgetOf(endpoint);
  const { value, reads } = watched(values);
  const issues = endpoint.body && z.safeParse(endpoint.body, value).error?.issues;
  expect(countOf((issues ?? []) as readonly Issue[]), what).toBeLessThanOrEqual(2 * MAX_ISSUES);
  expect(reads(), what).toBeLessThanOrEqual(READS_OF_A_VALUE * elements + READS_OF_A_CONTRACT);
  const read = await readInput(
    { ...endpoint, params: z.any(), query: z.any() },
    { params: {}, query: {}, body: async () => ok(values as Record<string, unknown>) },
  );
  const refused = read.ok ? {} : (read.fields ?? {});
  expect(Object.values(refused).flat().length, what).toBeLessThanOrEqual(MAX_ISSUES);
}

it('knows every endpoint with a body, and every form of the table', () => {
  expect(withBody.length).toBeGreaterThan(40);
  expect(forms.filter(({ endpoint }) => endpoint === undefined)).toEqual([]);
  expect(forms.length).toBeGreaterThan(40);
});

describe('the dearest bodies cost little at', () => {
  it.each(withBody.map((endpoint, turn) => [nameOf(endpoint), endpoint, turn] as const))(
    '%s',
    async (_, endpoint, turn) => {
      const budget = budgetOf(endpoint);
      const names = fieldNames(endpoint.body);
      const bodies = [...worstForms(budget.bytes, names), ...worstDocuments(budget, names)];
      for (const body of inTurn(bodies, turn)) {
        let values: unknown;
        const read = await namesRead(async () => {
          const answer = await readBody(posted(body), budget);
          if (answer.ok) values = answer.value;
        });
        expect(read, body.kind).toBeLessThanOrEqual(budget.fields);
        if (values !== undefined) await expectLittleWork(endpoint, values, body.kind);
      }
    },
  );
});

describe('the dearest forms cost little at', () => {
  it.each(forms)('$form', async ({ endpoint, turn }) => {
    if (!endpoint) throw new Error('not served');
    for (const body of inTurn(worstForms(DEFAULT_BUDGET.bytes, fieldNames(endpoint.body)), turn)) {
      let given: Request | undefined;
      const read = await namesRead(async () => {
        const form = await readForm(posted(body));
        if (form.ok) given = form.value;
      });
      expect(read, body.kind).toBeLessThanOrEqual(DEFAULT_BUDGET.fields);
      const fields = given && readFields(await given.text(), DEFAULT_BUDGET.fields);
      if (fields?.ok) await expectLittleWork(endpoint, valuesByName(fields.value), body.kind);
    }
  });
});

describe('the dearest items cost little in', () => {
  const budget = budgetOf(saveSectionEndpoint);
  const kinds = [...SECTIONS, invitationEmailSection].flatMap((section) =>
    Object.entries(section.kinds).map(([kind, { schema }]) => ({ section, kind, schema })),
  );
  const inTurns = kinds.map((one, turn) => ({ ...one, turn }));
  it.each(inTurns)('$section.name: $kind', ({ section, kind, schema, turn }) => {
    for (const { kind: what, text } of inTurn(worstDocuments(budget, fieldNames(schema)), turn)) {
      if (text.length > budget.bytes) continue;
      let content: Record<string, unknown> = {};
      try {
        content = JSON.parse(text);
      } catch {
        continue;
      }
      const item = { idItem: 'a', parent: null, kind, content };
      const issues = z.safeParse(schema, content).error?.issues ?? [];
      expect(countOf(issues as readonly Issue[]), what).toBeLessThanOrEqual(2 * MAX_ISSUES);
      const { value, reads } = watched(content);
      checkItems(section, [{ ...item, content: value as typeof content }]);
      const most = READS_OF_A_VALUE * budget.elements + READS_OF_A_CONTRACT;
      expect(reads(), what).toBeLessThanOrEqual(most);
    }
    const many = Array.from({ length: 1_000 }, (_, at) => ({
      idItem: `${at}`,
      parent: null,
      kind,
      content: {},
    }));
    const { errors } = checkItems(section, many);
    expect(Object.keys(errors).length).toBeLessThanOrEqual(2 * MAX_ISSUES);
  });
});
