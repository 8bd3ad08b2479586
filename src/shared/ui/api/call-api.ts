import ky from 'ky';
import type * as z from 'zod/mini';
import {
  type ApiAnswer,
  type ApiError,
  type Endpoint,
  type EndpointCall,
  type Guard,
  KEY_HEADER,
} from '#shared/core/endpoint.ts';
import type { Locale } from '#shared/core/locale.ts';
import { whileWaiting } from '../feedback/loading-store.ts';
import { apiPath, textValues } from './api-address.ts';
import { type Called, calledWith, UNREACHABLE } from './called.ts';

interface Input<Params, Query, Body> {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly signal?: AbortSignal;
  /** Revision of the loaded values; a write over a newer one is rejected. */
  readonly revision?: number;
  /** True for a call in the background, without the loading overlay. */
  readonly isQuiet?: boolean;
}

const TIMEOUT_MS = 20_000;

/** Idempotency keys of calls without a response, reused by the retry. */
const pendingKeys = new Map<string, string>();

function keyOf(call: string): string {
  const key = pendingKeys.get(call) ?? crypto.randomUUID();
  pendingKeys.set(call, key);
  return key;
}

/** Returns whether a repeated call could create something twice, so that it needs a key. */
function mayAddTwice(endpoint: Pick<Endpoint, 'method' | 'guard' | 'isUntraced'>): boolean {
  const { method, guard, isUntraced } = endpoint;
  return method === 'post' && guard !== 'public' && !isUntraced;
}

/** Calls an endpoint by its contract; returns errors too. Sends the page's language. */
export async function callApi<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Data extends z.ZodMiniType,
>(
  endpoint: EndpointCall<Endpoint<Guard, Params, Query, Body, Data>>,
  locale: Locale,
  input: Input<z.input<Params>, z.input<Query>, z.input<Body>> = {},
): Promise<Called<z.output<Data>>> {
  const call = JSON.stringify([endpoint.method, apiPath(endpoint.path, input.params), input.body]);
  try {
    const responsePromise = ky(apiPath(endpoint.path, input.params), {
      method: endpoint.method,
      headers: {
        'Content-Language': locale,
        ...(mayAddTwice(endpoint) ? { [KEY_HEADER]: keyOf(call) } : {}),
        ...(input.revision === undefined ? {} : { 'If-Match': `"${input.revision}"` }),
      },
      timeout: TIMEOUT_MS,
      retry: 0,
      throwHttpErrors: false,
      ...(input.query ? { searchParams: textValues(input.query) } : {}),
      ...(input.body ? { json: input.body } : {}),
      ...(input.signal ? { signal: input.signal } : {}),
    });
    const response = await (input.isQuiet ? responsePromise : whileWaiting(responsePromise));
    const body = await response.json<ApiAnswer<z.output<Data>> | ApiError>();
    pendingKeys.delete(call);
    return calledWith(body, response.status, response.headers.get('Retry-After'));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return UNREACHABLE;
  }
}
