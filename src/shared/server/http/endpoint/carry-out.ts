import * as z from 'zod/mini';
import { budgetOf } from '#shared/core/body/body-budget.ts';
import { type Endpoint, type Guard, takesKey } from '#shared/core/endpoint.ts';
import { type Limit, PUBLIC_LIMIT, SESSION_LIMIT, TEAM_LIMIT } from '#shared/core/limits.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { SharedCode } from '#shared/core/refusals.ts';
import { fail, invalidFields, ok, type Refused, type Result } from '#shared/core/result.ts';
import type {
  EmployerSession,
  JobSeekerSession,
  PlatformAdminSession,
  Sessions,
} from '#shared/core/session.ts';
import { sessionOwner } from '#shared/server/session/session-owners.ts';
import { Turns } from '#shared/server/turns.ts';
import { onceOnly } from '../once/once-only.ts';
import { fieldCodes } from './field-codes.ts';
import type { Outcome } from './outcome.ts';
import { addressKey, limitKey, takePoint, withinQuota } from './rate-limits.ts';
import { type AnySession, callerKey, ownerConflict, sessionFor } from './route-guard.ts';
import { onceReceived } from './sent-file.ts';

type SessionOf<G extends Guard> = G extends 'employer' | 'companyAdmin'
  ? EmployerSession
  : G extends 'jobSeeker'
    ? JobSeekerSession
    : G extends 'platformAdmin'
      ? PlatformAdminSession
      : null;

/** What is asked for, by whichever door it came: the API or a form on a page. */
export interface Asked {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Read only once the caller is admitted. */
  readonly body: () => Promise<Result<Readonly<Record<string, unknown>>, SharedCode>>;
  readonly sessions: () => Promise<Sessions>;
  readonly locale: Locale;
  readonly address: string;
  readonly request: Request;
  /** Names the act: asked for again under it, it is done once. */
  readonly key?: string | null;
}

export interface Call<G extends Guard, Params, Query, Body>
  extends Pick<Asked, 'sessions' | 'locale' | 'address' | 'request'> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The session the guard asked for; null on public endpoints. */
  readonly session: SessionOf<G>;
}

export type CarryOut = (asked: Asked) => Promise<Outcome<unknown>>;

/** Six at once leave connections of the database's ten to others; pages have turns of their own. */
const turns = new Turns({
  name: 'calls',
  perCaller: { atOnce: 6, mostWaiting: 60 },
  retryAfter: 2,
  ofDatabase: true,
});

/**
 * Whatever asks for an act passes here: guard, rate limit (by person, else by address), key, reading, contract,
 * ownership, quota, turn, handler, answer, in this order: a refused request never reaches a handler, and nothing
 * that others need is held while a body comes.
 */
export function carryOutOf<
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
): CarryOut {
  const { guard, limit, wider = [], quota } = endpoint;
  return async (asked) => {
    const found = guard === 'public' ? ok(null) : sessionFor(guard, await asked.sessions());
    const session = found.ok ? found.value : null;
    const caller = session ? callerKey(session) : addressKey(asked.address);
    const account = guard === 'public' ? await accountOf(asked, limit) : null;
    const payer = account ?? caller;
    // An office shares a network, and whoever is not admitted draws on what is there for everybody.
    const budgets = found.ok
      ? [budgetFor(limit, payer), ...wider.filter(({ per }) => !account || per !== 'network')]
      : [PUBLIC_LIMIT];
    for (const budget of budgets) {
      const retryAfter = await takePoint(budget, limitKey(budget, payer, asked.address));
      if (retryAfter !== null) return fail('too_many_requests', { retryAfter });
    }
    if (!found.ok) return found;
    const given = { ...asked, body: readOnce(asked.body) };
    const act = () => admitted(given, session, caller);
    const { key } = asked;
    if (!key || !takesKey(endpoint)) return act();
    const body = await given.body();
    if (!body.ok) return body;
    const scope = `${endpoint.method} ${endpoint.path} ${caller}`;
    return onceOnly({ key, scope, values: [asked.params, asked.query, body.value] }, act);
  };

  async function admitted(
    asked: Asked,
    session: AnySession | null,
    caller: string,
  ): Promise<Outcome<unknown>> {
    const input = await readInput(endpoint, asked);
    if (!input.ok) return input;
    const { owners, params, query, body } = input.value;
    if (session && ownerConflict(guard, session, owners)) return fail('forbidden');
    const { sessions, locale, address, request } = asked;
    const act = () =>
      handle({
        params: params as z.output<Params>,
        query: query as z.output<Query>,
        body: body as z.output<Body>,
        session: session as SessionOf<G>,
        sessions,
        locale,
        address,
        request,
      });
    const counted = () => (quota ? withinQuota(quota, caller, act) : act());
    const outcome = await inTurn(counted, asked, caller);
    return outcome.ok ? { ...outcome, value: z.parse(endpoint.data, outcome.value) } : outcome;
  }

  /** Files are worked on in turns of their own, once they have come. */
  async function inTurn<Done extends { readonly ok: boolean }>(
    act: () => Promise<Done>,
    { request }: Asked,
    caller: string,
  ): Promise<Done | Refused<'too_many_requests'>> {
    if (endpoint.rawBody === 'file') {
      const { bytes } = budgetOf(endpoint);
      return onceReceived(request, { bytes, person: caller }, act);
    }
    if (endpoint.rawBody === 'text') return act();
    const taken = await turns.take(act, { caller });
    return taken.ok ? taken.value : { ...taken, code: 'too_many_requests' };
  }
}

/** Tries at passwords and links are counted by address whoever makes them; what anybody may read or ask for, by account. */
async function accountOf({ request, sessions }: Asked, limit: Limit): Promise<string | null> {
  if (limit === PUBLIC_LIMIT) return sessionOwner(request.headers.get('cookie'));
  if (limit.per !== 'account') return null;
  const signedIn = sessionFor('public', await sessions());
  return signedIn.ok ? callerKey(signedIn.value) : null;
}

function budgetFor(limit: Limit, payer: string): Limit {
  return limit === SESSION_LIMIT && payer.startsWith('admin:') ? TEAM_LIMIT : limit;
}

function readOnce(body: Asked['body']): Asked['body'] {
  let read: ReturnType<typeof body> | undefined;
  return () => {
    read ??= body();
    return read;
  };
}

interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** Where a caller may have named a company or a person. */
  readonly owners: Readonly<Record<string, unknown>>;
}

/** What was asked for, as the contract of the endpoint reads it. */
export async function readInput(
  endpoint: Endpoint,
  asked: Pick<Asked, 'params' | 'query' | 'body'>,
): Promise<Result<Input, SharedCode>> {
  const isRepeated = Object.values(asked.query).some(Array.isArray);
  if (isRepeated) return fail('bad_request');
  const params = endpoint.params && z.safeParse(endpoint.params, asked.params);
  if (params && !params.success) return fail('not_found');
  const query = endpoint.query && z.safeParse(endpoint.query, asked.query);
  if (query && !query.success) return fail('bad_request', { fields: fieldCodes(query.error) });

  const read = { params: params?.data, query: query?.data };
  const owners = { ...asked.query, ...asked.params };
  if (!endpoint.body || endpoint.rawBody) return ok({ ...read, body: undefined, owners });
  const given = await asked.body();
  if (!given.ok) return given;
  const body = z.safeParse(endpoint.body, given.value);
  if (!body.success) return invalidFields(fieldCodes(body.error));
  return ok({ ...read, body: body.data, owners: { ...given.value, ...owners } });
}
