import * as z from 'zod/mini';
import { budgetOf } from '#shared/core/body/body-budget.ts';
import { type Endpoint, type Guard, takesKey } from '#shared/core/endpoint.ts';
import type { SharedCode } from '#shared/core/endpoint-errors.ts';
import { type Limit, PUBLIC_LIMIT, SESSION_LIMIT, TEAM_LIMIT } from '#shared/core/limits.ts';
import type { Locale } from '#shared/core/locale.ts';
import { type Failure, fail, invalidFields, ok, type Result } from '#shared/core/result.ts';
import type {
  EmployerSession,
  JobSeekerSession,
  PlatformAdminSession,
  Sessions,
} from '#shared/core/session.ts';
import { FairQueue } from '#shared/server/fair-queue.ts';
import { sessionOwner } from '#shared/server/session/session-owners.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import { fieldCodes } from './field-codes.ts';
import type { Outcome } from './outcome.ts';
import { addressKey, limitKey, takePoint, withinQuota } from './rate-limits.ts';
import { type AnySession, actorKey, ownerConflict, sessionFor } from './route-guard.ts';
import { onceReceived } from './sent-file.ts';

type SessionOf<G extends Guard> = G extends 'employer' | 'companyAdmin'
  ? EmployerSession
  : G extends 'jobSeeker'
    ? JobSeekerSession
    : G extends 'platformAdmin'
      ? PlatformAdminSession
      : null;

export interface EndpointRequest {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Reads and parses the body; called only after guard and rate limit have admitted the caller. */
  readonly body: () => Promise<Result<Readonly<Record<string, unknown>>, SharedCode>>;
  readonly sessions: () => Promise<Sessions>;
  readonly locale: Locale;
  readonly address: string;
  readonly request: Request;
  /** Idempotency key: the action runs once per key. */
  readonly key?: string | null;
}

export interface Call<G extends Guard, Params, Query, Body>
  extends Pick<EndpointRequest, 'sessions' | 'locale' | 'address' | 'request'> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly session: SessionOf<G>;
}

export type ExecuteEndpoint = (endpointRequest: EndpointRequest) => Promise<Outcome<unknown>>;

/** Six leave connections of the pool's ten to others; pages have a queue of their own. */
const callQueue = new FairQueue({
  name: 'calls',
  perKey: { maxConcurrent: 6, maxWaiting: 60 },
  retryAfterSeconds: 2,
  isDatabaseBound: true,
});

/**
 * Every call passes, in this order: guard, rate limit, idempotency key, input, contract, ownership,
 * quota, queue, handler, response. A rejected call never reaches a handler, and no slot or
 * connection is held while a body arrives.
 */
export function endpointExecutor<
  G extends Guard,
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Data extends z.ZodMiniType,
  Codes extends string,
>(
  endpoint: Endpoint<G, Params, Query, Body, Data, Codes>,
  handle: (
    call: Call<G, z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<Outcome<z.input<Data>, SharedCode | Codes>>,
): ExecuteEndpoint {
  const { guard, limit, wider = [], quota } = endpoint;
  return async (endpointRequest) => {
    const admission =
      guard === 'public' ? ok(null) : sessionFor(guard, await endpointRequest.sessions());
    const session = admission.ok ? admission.value : null;
    const actor = session ? actorKey(session) : addressKey(endpointRequest.address);
    const account = guard === 'public' ? await accountOf(endpointRequest, limit) : null;
    const payer = account ?? actor;
    // Limits per network skip signed-in callers, since an office shares its network.
    const budgets = admission.ok
      ? [budgetFor(limit, payer), ...wider.filter(({ per }) => !account || per !== 'network')]
      : [PUBLIC_LIMIT];
    for (const budget of budgets) {
      const retryAfter = await takePoint(budget, limitKey(budget, payer, endpointRequest.address));
      if (retryAfter !== null) return fail('too_many_requests', { retryAfter });
    }
    if (!admission.ok) return admission;
    const bufferedRequest = { ...endpointRequest, body: memoizedBody(endpointRequest.body) };
    const execute = () => executeAdmitted(bufferedRequest, session, actor);
    const { key } = endpointRequest;
    if (!key || !takesKey(endpoint)) return execute();
    const body = await bufferedRequest.body();
    if (!body.ok) return body;
    const scope = `${endpoint.method} ${endpoint.path} ${actor}`;
    return runIdempotent(
      { key, scope, values: [endpointRequest.params, endpointRequest.query, body.value] },
      execute,
    );
  };

  async function executeAdmitted(
    endpointRequest: EndpointRequest,
    session: AnySession | null,
    actor: string,
  ): Promise<Outcome<unknown>> {
    const input = await readInput(endpoint, endpointRequest);
    if (!input.ok) return input;
    const { owners, params, query, body } = input.value;
    if (session && ownerConflict(guard, session, owners)) return fail('forbidden');
    const runHandler = () =>
      handle({
        ...endpointRequest,
        params: params as z.output<Params>,
        query: query as z.output<Query>,
        body: body as z.output<Body>,
        session: session as SessionOf<G>,
      });
    const runWithinQuota = () => (quota ? withinQuota(quota, actor, runHandler) : runHandler());
    const outcome = await runInSlot(runWithinQuota, endpointRequest, actor);
    return outcome.ok ? { ...outcome, value: z.parse(endpoint.data, outcome.value) } : outcome;
  }

  /** Runs the handler in the queue; one that processes a file has a queue of its own for that. */
  async function runInSlot<Done extends { readonly ok: boolean }>(
    run: () => Promise<Done>,
    { request }: EndpointRequest,
    actor: string,
  ): Promise<Done | Failure<'too_many_requests'>> {
    if (endpoint.rawBody === 'file') {
      const { bytes } = budgetOf(endpoint);
      return onceReceived(request, { bytes, person: actor }, run);
    }
    if (endpoint.rawBody === 'text') return run();
    const admission = await callQueue.run(run, { key: actor });
    return admission.ok ? admission.value : { ...admission, code: 'too_many_requests' };
  }
}

/** Returns the account that a public limit counts by; null if it counts by network address. */
async function accountOf({ request, sessions }: EndpointRequest, limit: Limit) {
  if (limit === PUBLIC_LIMIT) return sessionOwner(request.headers.get('cookie'));
  if (limit.per !== 'account') return null;
  const signedIn = sessionFor('public', await sessions());
  return signedIn.ok ? actorKey(signedIn.value) : null;
}

function budgetFor(limit: Limit, payer: string): Limit {
  return limit === SESSION_LIMIT && payer.startsWith('admin:') ? TEAM_LIMIT : limit;
}

function memoizedBody(body: EndpointRequest['body']): EndpointRequest['body'] {
  let pending: ReturnType<typeof body> | undefined;
  return () => {
    pending ??= body();
    return pending;
  };
}

interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** Parameters that may name a company or person, which must be the caller's own. */
  readonly owners: Readonly<Record<string, unknown>>;
}

export async function readInput(
  endpoint: Endpoint,
  endpointRequest: Pick<EndpointRequest, 'params' | 'query' | 'body'>,
): Promise<Result<Input, SharedCode>> {
  const isRepeated = Object.values(endpointRequest.query).some(Array.isArray);
  if (isRepeated) return fail('bad_request');
  const params = endpoint.params && z.safeParse(endpoint.params, endpointRequest.params);
  if (params && !params.success) return fail('not_found');
  const query = endpoint.query && z.safeParse(endpoint.query, endpointRequest.query);
  if (query && !query.success) return fail('bad_request', { fields: fieldCodes(query.error) });

  const read = { params: params?.data, query: query?.data };
  const owners = { ...endpointRequest.query, ...endpointRequest.params };
  if (!endpoint.body || endpoint.rawBody) return ok({ ...read, body: undefined, owners });
  const bodyValues = await endpointRequest.body();
  if (!bodyValues.ok) return bodyValues;
  const body = z.safeParse(endpoint.body, bodyValues.value);
  if (!body.success) return invalidFields(fieldCodes(body.error));
  return ok({ ...read, body: body.data, owners: { ...bodyValues.value, ...owners } });
}
