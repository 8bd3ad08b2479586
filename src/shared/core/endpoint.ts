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
  /** Base path in place of `API_BASE`; only the search service has one. */
  readonly base?: string;
  readonly method: HttpMethod;
  /** Path below the base in Hono's syntax, such as `/reviews/:idEmp`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly guard: G;
  /** Rate limit that counts every request, successful or not. */
  readonly limit: Limit;
  /** Further rate limits, counted per network or over all callers. */
  readonly wider?: readonly Limit[];
  /** Limit that counts successful requests only. */
  readonly quota?: Limit;
  /** Errors of this endpoint, besides `SHARED_ERRORS`. */
  readonly errors?: EndpointErrors<Codes>;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly data: Data;
  /** True for a list: the response adds total, totalAll and the page window. */
  readonly list?: boolean;
  readonly budget?: Partial<BodyBudget>;
  /** `file`: the body is a file; `text`: a signed text. The handler reads it itself. */
  readonly rawBody?: 'file' | 'text';
  /** True if the endpoint opens or revokes a session, so the pipeline renews no cookies. */
  readonly changesSession?: boolean;
  /** True if nothing of a call may be stored, not even an idempotency record. */
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

/** Fields of an endpoint that the browser needs to call it, without schemas. */
export type EndpointCall<E extends Endpoint> = Pick<E, 'method' | 'path' | 'guard'> & Partial<E>;

/** Requests repeated with the same key are executed once. */
export const KEY_HEADER = 'Idempotency-Key';

type Keyed = Pick<Endpoint, 'method' | 'rawBody' | 'isUntraced'>;

/** Returns whether calls may have an idempotency key: changing ones, except uploads of files. */
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
  /** Present when the token is rejected, for clients of the original specification. */
  readonly errors?: 0;
  readonly requestId: string;
}

export type ApiAnswer<Data> = { readonly success: 1; readonly data: Data } & Partial<ListWindow>;
