import type * as z from 'zod/mini';
import type { BodyBudget } from './body/body-budget.ts';
import type { EndpointErrors } from './endpoint-errors.ts';
import type { Limit } from './limits.ts';
import type { EndpointError } from './result.ts';

export const API_BASE = '/yousayapi';
export const SEARCH_BASE = '/yousay-api';

export type HttpMethod = 'get' | 'post' | 'put' | 'delete';

/** Allowed callers. `idEmp`, `idUser`, `idJsk` come from the session, never the request. */
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
  /** Replaces `API_BASE`, for the search service. */
  readonly base?: string;
  readonly method: HttpMethod;
  /** Below the API base, Hono syntax: `/reviews/:idEmp`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly guard: G;
  /** Counts every attempt. */
  readonly limit: Limit;
  /** Further limits beyond the caller: per network or for all. */
  readonly wider?: readonly Limit[];
  /** Counts successes alone. */
  readonly quota?: Limit;
  /** In addition to `SHARED_ERRORS`. */
  readonly errors?: EndpointErrors<Codes>;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly data: Data;
  /** The response also carries total, totalAll and the page window. */
  readonly list?: boolean;
  readonly budget?: Partial<BodyBudget>;
  /** The handler reads the body itself: a file, received before it runs, or a signed text. */
  readonly rawBody?: 'file' | 'text';
  /** The endpoint opens or revokes a session itself: the request's cookies are not renewed. */
  readonly changesSession?: boolean;
  /** Stores nothing of a call, neither response nor key, not even that it happened. */
  readonly isUntraced?: boolean;
}

/** Declares the contract of an endpoint, shared by server, browser client and OpenAPI document. */
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

/** The part of an endpoint that a call needs, without the schemas for server and document. */
export type EndpointCall<E extends Endpoint> = Pick<E, 'method' | 'path' | 'guard'> & Partial<E>;

/** Requests repeated with the same key are executed once. */
export const KEY_HEADER = 'Idempotency-Key';

type Keyed = Pick<Endpoint, 'method' | 'rawBody' | 'isUntraced'>;

/** Every changing request accepts a key; files are recognized by their content. */
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
  /** Read by the specification's client when its token is rejected. */
  readonly errors?: 0;
  readonly requestId: string;
}

export type ApiAnswer<Data> = { readonly success: 1; readonly data: Data } & Partial<ListWindow>;
