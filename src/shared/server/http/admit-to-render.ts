import {
  ACCOUNT_PAGE_LIMIT,
  type Limit,
  PAGE_LIMIT,
  TEAM_PAGE_LIMIT,
} from '#shared/core/limits.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { FairQueue } from '#shared/server/fair-queue.ts';
import { addressKey, takePoint } from '#shared/server/http/endpoint/rate-limits.ts';

/**
 * A page runs two queries at a time, so four leave connections of the pool's ten to others. The
 * queue fits the tabs a person may open at once; further requests get a 503.
 */
const visitorQueue = new FairQueue({
  name: 'pages-by-ip',
  perKey: { maxConcurrent: 4, maxWaiting: 24 },
  retryAfterSeconds: 2,
  isDatabaseBound: true,
});

/** One at a time, so that counting a flood from many addresses takes one connection only. */
const pointQueue = new FairQueue({
  name: 'rate-limits',
  maxConcurrent: 1,
  maxWaiting: 1000,
  retryAfterSeconds: 2,
});

/** Network address, and the account (`user:3`, `admin:1`) of a signed-in visitor. */
export interface PageVisitor {
  readonly address: string;
  readonly owner: string | null;
}

/** Limits pages by account, else by address: few at once, a short queue, a number a minute. */
export async function admitToRender<Value>(
  { address, owner }: PageVisitor,
  render: () => Promise<Value>,
  limit: Limit = limitOf(owner),
): Promise<Result<Value, 'too_many_requests'>> {
  const key = owner ?? addressKey(address);
  const admission = await visitorQueue.run(() => renderWithin(limit, key, render), { key });
  return admission.ok ? admission.value : { ...admission, code: 'too_many_requests' };
}

function limitOf(owner: string | null): Limit {
  if (owner === null) return PAGE_LIMIT;
  return owner.startsWith('admin:') ? TEAM_PAGE_LIMIT : ACCOUNT_PAGE_LIMIT;
}

async function renderWithin<Value>(
  limit: Limit,
  key: string,
  render: () => Promise<Value>,
): Promise<Result<Value, 'too_many_requests'>> {
  const consumed = await pointQueue.run(() => takePoint(limit, key));
  if (!consumed.ok) return { ...consumed, code: 'too_many_requests' };
  const retryAfter = consumed.value;
  return retryAfter === null ? ok(await render()) : fail('too_many_requests', { retryAfter });
}
