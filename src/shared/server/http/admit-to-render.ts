import {
  ACCOUNT_PAGE_LIMIT,
  type Limit,
  PAGE_LIMIT,
  TEAM_PAGE_LIMIT,
} from '#shared/core/limits.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { addressKey, takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { Turns } from '#shared/server/turns.ts';

/**
 * A page asks the database two things at a time, so four leave connections of its ten to others. As many
 * tabs wait as somebody may open together; a crowd beyond that is told to come back.
 */
const turns = new Turns({
  name: 'pages of an address',
  perCaller: { atOnce: 4, mostWaiting: 24 },
  retryAfter: 2,
  ofDatabase: true,
});

/** One after the other: a flood from ever new addresses would take every connection for its points. */
const points = new Turns({ name: 'points', atOnce: 1, mostWaiting: 1000, retryAfter: 2 });

/** Whom a page is rendered for: an address, and the account (`user:3`, `admin:1`) where one is signed in. */
export interface PageCaller {
  readonly address: string;
  readonly owner: string | null;
}

/**
 * A page that is neither kept nor built is rendered, and one that is kept unpacked or packed, for an account, or for
 * an address while nobody is signed in: few at once, a short queue, so many a minute. Only what is made takes a point.
 */
export async function admitToRender<Value>(
  { address, owner }: PageCaller,
  render: () => Promise<Value>,
  limit: Limit = limitOf(owner),
): Promise<Result<Value, 'too_many_requests'>> {
  const caller = owner ?? addressKey(address);
  const taken = await turns.take(() => renderWithin(limit, caller, render), { caller });
  return taken.ok ? taken.value : { ...taken, code: 'too_many_requests' };
}

function limitOf(owner: string | null): Limit {
  if (owner === null) return PAGE_LIMIT;
  return owner.startsWith('admin:') ? TEAM_PAGE_LIMIT : ACCOUNT_PAGE_LIMIT;
}

async function renderWithin<Value>(
  limit: Limit,
  caller: string,
  render: () => Promise<Value>,
): Promise<Result<Value, 'too_many_requests'>> {
  const taken = await points.take(() => takePoint(limit, caller));
  if (!taken.ok) return { ...taken, code: 'too_many_requests' };
  const retryAfter = taken.value;
  return retryAfter === null ? ok(await render()) : fail('too_many_requests', { retryAfter });
}
