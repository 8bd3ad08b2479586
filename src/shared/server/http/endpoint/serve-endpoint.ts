import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import { budgetOf } from '#shared/core/body/body-budget.ts';
import { type Endpoint, type Guard, KEY_HEADER } from '#shared/core/endpoint.ts';
import type { SharedCode } from '#shared/core/endpoint-errors.ts';
import { env } from '#shared/server/env.ts';
import { type ApiContext, type ApiVariables, apiLocale, clientAddress } from './api-context.ts';
import { type Call, type ExecuteEndpoint, endpointExecutor } from './carry-out.ts';
import { errorAnswer } from './error-answer.ts';
import type { Outcome } from './outcome.ts';
import { readBody, readFields } from './read-body.ts';
import { applyCookies } from './response-cookies.ts';

export type Api = Hono<{ Variables: ApiVariables }>;

/** Endpoints served so far with their executors, read by forms, the OpenAPI document and tests. */
export const servedEndpoints = new Map<Endpoint, ExecuteEndpoint>();

export function serveEndpoint<
  G extends Guard,
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Data extends z.ZodMiniType,
  Codes extends string,
>(
  api: Api,
  endpoint: Endpoint<G, Params, Query, Body, Data, Codes>,
  handle: (
    call: Call<G, z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<Outcome<z.input<Data>, SharedCode | Codes>>,
): void {
  const execute = endpointExecutor(endpoint, handle);
  servedEndpoints.set(endpoint, execute);
  const budget = budgetOf(endpoint);
  api.on(endpoint.method.toUpperCase(), endpoint.path, async (c: ApiContext) => {
    const query = readFields(new URL(c.req.url).search.slice(1), budget.fields);
    if (!query.ok) return errorAnswer(c, { code: 'bad_request' });
    const outcome = await execute({
      params: c.req.param(),
      query: query.value,
      body: () => readBody(c.req.raw, budget),
      sessions: c.get('sessions'),
      locale: apiLocale(c),
      address: clientAddress(c.req.raw.headers),
      request: c.req.raw,
      key: c.req.header(KEY_HEADER) ?? null,
    });
    return toResponse(c, endpoint, outcome);
  });
}

function toResponse(c: ApiContext, endpoint: Endpoint, outcome: Outcome<unknown>): Response {
  if (outcome.cookies) applyCookies(c, outcome.cookies, env().PUBLIC_URL.startsWith('https:'));
  if (!outcome.ok) return errorAnswer(c, outcome, endpoint.errors);
  for (const [name, value] of Object.entries(outcome.headers ?? {})) c.header(name, value);
  if (endpoint.guard !== 'public') c.header('Cache-Control', 'no-store');
  return c.json({ success: 1, data: outcome.value, ...outcome.window });
}
