import type * as z from 'zod/mini';
import type { BodyBudget } from './body/body-budget.ts';
import type { Limit } from './limits.ts';
import type { EndpointErrors } from './refusals.ts';
import type { EndpointError } from './result.ts';

export const API_BASE = '/yousayapi';
/** Where the search service has its own address. */
export const SEARCH_BASE = '/yousay-api';

export type HttpMethod = 'get' | 'post' | 'put' | 'delete';

/**
 * Who may call. `idEmp`, `idUser` and `idJsk` are then taken from
 * the session, never from the caller.
 */
export type Guard = 'public' | 'employer' | 'companyAdmin' | 'jobSeeker' | 'platformAdmin';

type Schema = z.ZodMiniType;

export interface Endpoint<
  G extends Guard = Guard,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends Schema = Schema,
  Codes extends string = string,
> {
  /** Another address than the API's own: the search service has one. */
  readonly base?: string;
  readonly method: HttpMethod;
  /** Below the API base, Hono syntax: `/reviews/:idEmp`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly guard: G;
  /** Every try counts. */
  readonly limit: Limit;
  /** The same for more than the caller: their network, everybody. */
  readonly wider?: readonly Limit[];
  /** How often it may succeed; what was refused costs nothing of it. */
  readonly quota?: Limit;
  /** What it may answer beside the refusals every endpoint has. */
  readonly errors?: EndpointErrors<Codes>;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Shape of `data` in the answer. */
  readonly data: Data;
  /** The answer also carries total, totalAll and the page window. */
  readonly list?: boolean;
  /** What the body may hold, where that is not `DEFAULT_BUDGET`. */
  readonly budget?: Partial<BodyBudget>;
  /** The body is read by the handler itself: a file, which comes before the handler is asked, or a signed text. */
  readonly rawBody?: 'file' | 'text';
  /** It opens or ends a session itself: the cookies a call comes with are not renewed before. */
  readonly changesSession?: boolean;
  /** Nothing is kept of a call, no answer and no key: not even that there was one. */
  readonly isUntraced?: boolean;
}

/** Declares the one contract of an endpoint: server, browser client and OpenAPI document read it. */
export function defineEndpoint<
  G extends Guard,
  Data extends Schema,
  Params extends Schema = z.ZodMiniUndefined,
  Query extends Schema = z.ZodMiniUndefined,
  Body extends Schema = z.ZodMiniUndefined,
  Codes extends string = never,
>(
  endpoint: Endpoint<G, Params, Query, Body, Data, Codes>,
): Endpoint<G, Params, Query, Body, Data, Codes> {
  return endpoint;
}

/** The facts of an endpoint that a call needs, without the schemas that only servers and documents read. */
export type EndpointCall<E extends Endpoint> = Pick<E, 'method' | 'path' | 'guard'> & Partial<E>;

/** The header under which what is asked for again is done once. */
export const KEY_HEADER = 'Idempotency-Key';

type Keyed = Pick<Endpoint, 'method' | 'rawBody' | 'isUntraced'>;

/** Whatever changes something may be named by a key; files are known by their content. */
export function takesKey({ method, rawBody, isUntraced }: Keyed): boolean {
  return method !== 'get' && !rawBody && !isUntraced;
}

export interface ListWindow {
  readonly total: number;
  readonly totalAll: number;
  readonly totalPage: number;
  readonly startPage: number;
  readonly endPage: number;
  readonly startIndex: number;
  readonly endIndex: number;
}

export interface ApiError {
  readonly success: 0;
  readonly error: Omit<EndpointError, 'retryAfter'> & { readonly message: string };
  /** What the specification's client reads when its token is refused. */
  readonly errors?: 0;
  readonly requestId: string;
}

export type ApiAnswer<Data> = { readonly success: 1; readonly data: Data } & Partial<ListWindow>;
