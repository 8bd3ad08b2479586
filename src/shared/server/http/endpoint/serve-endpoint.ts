import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ApiError, Endpoint, Guard, ListWindow } from '#shared/core/endpoint.ts';
import type { Locale } from '#shared/core/locale.ts';
import type {
  EmployerSession,
  JobSeekerSession,
  PlatformAdminSession,
  Sessions,
} from '#shared/core/session.ts';
import { env } from '#shared/server/env.ts';
import type { ApiContext, ApiVariables } from './api-context.ts';
import { apiLocale, clientAddress } from './api-context.ts';
import { errorAnswer } from './error-answer.ts';
import type { ErrorCode } from './error-codes.ts';
import type { Refusal } from './field-codes.ts';
import { fieldCodes, refusal } from './field-codes.ts';
import { addressKey, takePoint } from './rate-limits.ts';
import { DEFAULT_BODY_LIMIT, readBody, valuesOf } from './read-body.ts';
import type { CookieChange } from './response-cookies.ts';
import { applyCookies } from './response-cookies.ts';
import type { AnySession } from './route-guard.ts';
import { callerKey, ownerConflict, sessionFor } from './route-guard.ts';

export type Api = Hono<{ Variables: ApiVariables }>;

type SessionOf<G extends Guard> = G extends 'employer' | 'companyAdmin'
  ? EmployerSession
  : G extends 'jobSeeker'
    ? JobSeekerSession
    : G extends 'platformAdmin'
      ? PlatformAdminSession
      : null;

export interface Call<G extends Guard, Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The session the guard asked for; null on public endpoints. */
  readonly session: SessionOf<G>;
  readonly sessions: () => Promise<Sessions>;
  readonly locale: Locale;
  readonly address: string;
  readonly request: Request;
}

export type Outcome<Data> =
  | {
      readonly ok: true;
      readonly value: Data;
      readonly window?: ListWindow;
      readonly cookies?: readonly CookieChange[];
      readonly headers?: Readonly<Record<string, string>>;
    }
  | {
      readonly ok: false;
      readonly code: ErrorCode;
      readonly fields?: Readonly<Record<string, readonly string[]>>;
      readonly retryAfter?: number;
      readonly cookies?: readonly CookieChange[];
      /** What the caller needs to settle the refusal: both sides of a conflict. */
      readonly detail?: ApiError['error']['detail'];
      readonly errors?: 0;
    };

/** Every endpoint served so far: the OpenAPI document and the route-by-identity test read it. */
export const servedEndpoints: Endpoint[] = [];

/**
 * Mounts one endpoint: guard, rate limit (by person, else by address), reading, contract, handler,
 * answer, in this order, so a request the contract refuses never reaches a handler.
 */
export function serveEndpoint<
  G extends Guard,
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Data extends z.ZodMiniType,
>(
  api: Api,
  endpoint: Endpoint<G, Params, Query, Body, Data>,
  handle: (
    call: Call<G, z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<Outcome<z.input<Data>>>,
): void {
  servedEndpoints.push(endpoint);
  api.on(endpoint.method.toUpperCase(), endpoint.path, async (c: ApiContext) => {
    const address = clientAddress(c.req.raw.headers);
    const admitted = await admit(c, endpoint, address);
    if (!admitted.ok) return refused(c, admitted);
    const { session } = admitted;

    const input = await readInput(c, endpoint);
    if (!input.ok) return refused(c, input);
    if (session && ownerConflict(endpoint.guard, session, input.owners)) {
      return refused(c, { code: 'forbidden' });
    }

    const outcome = await handle({
      params: input.params as z.output<Params>,
      query: input.query as z.output<Query>,
      body: input.body as z.output<Body>,
      session: session as SessionOf<G>,
      sessions: c.get('sessions'),
      locale: apiLocale(c),
      address,
      request: c.req.raw,
    });
    return answered(c, endpoint, outcome);
  });
}

/** Who calls, as the guard asks, within the budget of that person or else of the address. */
async function admit(
  c: ApiContext,
  { guard, limit }: Endpoint,
  address: string,
): Promise<{ readonly ok: true; readonly session: AnySession | null } | Refusal> {
  const session = guard === 'public' ? null : sessionFor(guard, await c.get('sessions')());
  const wait = session?.ok
    ? await takePoint(limit, callerKey(session.value))
    : await takePoint(session ? 'public' : limit, addressKey(address));
  if (wait !== null) return { ok: false, code: 'too_many_requests', retryAfter: wait };
  return session && !session.ok ? session : { ok: true, session: session?.value ?? null };
}

function answered<Data extends z.ZodMiniType>(
  c: ApiContext,
  endpoint: Endpoint<Guard, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, Data>,
  outcome: Outcome<z.input<Data>>,
): Response {
  if (outcome.cookies) applyCookies(c, outcome.cookies, env().PUBLIC_URL.startsWith('https:'));
  if (!outcome.ok) return refused(c, outcome);
  for (const [name, value] of Object.entries(outcome.headers ?? {})) c.header(name, value);
  if (endpoint.guard !== 'public') c.header('Cache-Control', 'no-store');
  return c.json({ success: 1, data: z.parse(endpoint.data, outcome.value), ...outcome.window });
}

function refused(
  c: ApiContext,
  {
    code,
    fields,
    detail,
    errors,
    retryAfter,
  }: Omit<Refusal, 'ok'> & Pick<Extract<Outcome<never>, { ok: false }>, 'detail' | 'errors'>,
): Response {
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  return errorAnswer(c, code, fields, detail, errors);
}

type Input =
  | { ok: true; params: unknown; query: unknown; body: unknown; owners: Record<string, unknown> }
  | Refusal;

async function readInput(c: ApiContext, endpoint: Endpoint): Promise<Input> {
  const query = valuesOf(new URL(c.req.url).searchParams);
  const isRepeated = Object.values(query).some(Array.isArray);
  if (isRepeated) return refusal('bad_request');
  const params = c.req.param();
  const checkedParams = endpoint.params ? z.safeParse(endpoint.params, params) : null;
  if (checkedParams && !checkedParams.success) return refusal('not_found');
  const checkedQuery = endpoint.query ? z.safeParse(endpoint.query, query) : null;
  if (checkedQuery && !checkedQuery.success)
    return refusal('bad_request', fieldCodes(checkedQuery.error));

  const owners = { ...query, ...params };
  if (!endpoint.body || endpoint.rawBody) {
    return {
      ok: true,
      params: checkedParams?.data,
      query: checkedQuery?.data,
      body: undefined,
      owners,
    };
  }
  const body = await readBody(c.req.raw, endpoint.bodyLimit ?? DEFAULT_BODY_LIMIT);
  if (!body.ok) return refusal(body.code);
  const checkedBody = z.safeParse(endpoint.body, body.value);
  if (!checkedBody.success) return refusal('invalid_fields', fieldCodes(checkedBody.error));
  return {
    ok: true,
    params: checkedParams?.data,
    query: checkedQuery?.data,
    body: checkedBody.data,
    owners: { ...body.value, ...owners },
  };
}
