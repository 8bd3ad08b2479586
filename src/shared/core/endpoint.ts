import type * as z from 'zod/mini';

export type HttpMethod = 'get' | 'post' | 'put' | 'delete';

/** Who may call. `idEmp`, `idUser` and `idJsk` are then taken from the session, never from the caller. */
export type Guard = 'public' | 'employer' | 'companyAdmin' | 'jobSeeker' | 'platformAdmin';

/** Named budgets; the numbers stand in shared/server/http/rate-limits.ts. */
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

export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: HttpMethod;
  /** Below the API base, Hono syntax: `/reviews/:idEmp`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly guard: Guard;
  readonly limit: LimitName;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Shape of `data` in the answer. */
  readonly data: Data;
  /** The answer also carries total, totalAll and the page window. */
  readonly list?: boolean;
  /** Bytes; 64 kB when absent. */
  readonly bodyLimit?: number;
}

/** Declares the one contract of an endpoint: server, browser client and OpenAPI document read it. */
export function defineEndpoint<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Data extends z.ZodMiniType,
>(endpoint: Endpoint<Params, Query, Body, Data>): Endpoint<Params, Query, Body, Data> {
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
    readonly fields?: Record<string, string[]>;
  };
  readonly requestId: string;
}

export type ApiAnswer<Data> =
  | ({ readonly success: 1; readonly data: Data } & Partial<ListWindow>)
  | ApiError;
