import type * as z from 'zod/mini';

export const API_BASE = '/yousayapi';

export type HttpMethod = 'get' | 'post' | 'put' | 'delete';

/** Who may call. `idEmp`, `idUser` and `idJsk` are then taken from the session, never from the caller. */
export type Guard = 'public' | 'employer' | 'companyAdmin' | 'jobSeeker' | 'platformAdmin';

/** Named budgets; the numbers stand in shared/server/http/endpoint/rate-limits.ts. */
export type LimitName =
  | 'public'
  | 'session'
  | 'login'
  | 'register'
  | 'reset'
  | 'review'
  | 'report'
  | 'like'
  | 'upload';

type Schema = z.ZodMiniType;

export interface Endpoint<
  G extends Guard = Guard,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends Schema = Schema,
> {
  /** Another address than the API's own: the search service has one. */
  readonly base?: string;
  readonly method: HttpMethod;
  /** Below the API base, Hono syntax: `/reviews/:idEmp`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly guard: G;
  readonly limit: LimitName;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Shape of `data` in the answer. */
  readonly data: Data;
  /** The answer also carries total, totalAll and the page window. */
  readonly list?: boolean;
  /** Bytes of the body; 64 kB when absent. */
  readonly bodyLimit?: number;
  /** The body is a file, read by the handler itself. */
  readonly rawBody?: boolean;
}

/** Declares the one contract of an endpoint: server, browser client and OpenAPI document read it. */
export function defineEndpoint<
  G extends Guard,
  Data extends Schema,
  Params extends Schema = z.ZodMiniUndefined,
  Query extends Schema = z.ZodMiniUndefined,
  Body extends Schema = z.ZodMiniUndefined,
>(endpoint: Endpoint<G, Params, Query, Body, Data>): Endpoint<G, Params, Query, Body, Data> {
  return endpoint;
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
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly fields?: Readonly<Record<string, readonly string[]>>;
    /** What the caller needs to settle a refusal: the other side of a conflict. */
    readonly detail?: Readonly<Record<string, unknown>>;
  };
  /** What the specification's client reads when its token is refused. */
  readonly errors?: 0;
  readonly requestId: string;
}

export type ApiAnswer<Data> = { readonly success: 1; readonly data: Data } & Partial<ListWindow>;
