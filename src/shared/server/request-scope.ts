import { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestScope {
  readonly requestId: string;
  readonly url: string;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs `work` so that all its log lines carry the request id. */
export function inRequest<Value>(scope: RequestScope, work: () => Value): Value {
  return scopes.run(scope, work);
}

export function requestScope(): RequestScope | undefined {
  return scopes.getStore();
}
