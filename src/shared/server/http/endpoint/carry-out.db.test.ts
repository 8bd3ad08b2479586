import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import {
  HOUR,
  type Limit,
  PUBLIC_LIMIT,
  SESSION_LIMIT,
  sharedLimit,
  TEAM_LIMIT,
} from '#shared/core/limits.ts';
import { fail, ok } from '#shared/core/result.ts';
import { rememberSessionOwner } from '#shared/server/session/session-owners.ts';
import { signSessionToken } from '#shared/server/session/session-tokens.ts';
import { type EndpointRequest, endpointExecutor } from './carry-out.ts';

const NOBODY = { employer: null, jobSeeker: null, platformAdmin: null };
let limits = 0;
const limit = (points: number, per?: Limit['per']) =>
  sharedLimit(`test${++limits}`, points, HOUR, per);

const asking = (wish: string, address = '192.0.2.1'): EndpointRequest => ({
  params: {},
  query: {},
  body: async () => ok({ wish }),
  sessions: async () => NOBODY,
  locale: 'en',
  address,
  request: new Request('http://localhost/'),
});

interface More {
  readonly limit?: Limit;
  readonly quota?: Limit;
  readonly wider?: readonly Limit[];
}

const BASE = {
  method: 'post',
  path: '/test',
  summary: '',
  tag: '',
  guard: 'public',
  data: z.null(),
} as const;

function door(more: More) {
  const body = z.object({ wish: z.string().check(z.minLength(2)) });
  const endpoint = defineEndpoint({ ...BASE, limit: limit(1_000), body, ...more });
  return endpointExecutor(endpoint, async ({ body }) => {
    if (body.wish === 'throw') throw new Error('a bug');
    return body.wish === 'good' ? ok(null) : fail('conflict');
  });
}

const codeOf = (outcome: { readonly ok: boolean; readonly code?: string }) => outcome.code ?? 'ok';

describe('a quota', () => {
  it('is used up by successful calls only, regardless of rejected and concurrent ones', async () => {
    const carryOut = door({ quota: limit(3) });
    const refused = ['x', 'bad', 'bad', 'bad', 'x', 'bad', 'bad'].map((wish) =>
      carryOut(asking(wish)),
    );
    await Promise.all(refused);
    await expect(carryOut(asking('throw'))).rejects.toThrow('a bug');
    const done = await Promise.all(['good', 'good', 'good'].map((wish) => carryOut(asking(wish))));
    expect(done.map(codeOf)).toEqual(['ok', 'ok', 'ok']);
    expect(await carryOut(asking('good'))).toMatchObject({ code: 'too_many_requests' });
  });

  it('lets no more than its points succeed in twenty concurrent calls', async () => {
    const carryOut = door({ quota: limit(3) });
    const all = await Promise.all(Array.from({ length: 20 }, () => carryOut(asking('good'))));
    expect(all.filter((outcome) => outcome.ok)).toHaveLength(3);
  });
});

describe('concurrent calls of one actor', () => {
  const held = (more: { readonly rawBody?: 'text' } = {}) => {
    const done = Promise.withResolvers<void>();
    const handle = vi.fn(async () => {
      await done.promise;
      return ok(null);
    });
    const inMemory = { ...limit(1_000), shared: false };
    const endpoint = defineEndpoint({ ...BASE, limit: inMemory, ...more });
    const carryOut = endpointExecutor(endpoint, handle);
    const ask = (address: string, count: number) =>
      Array.from({ length: count }, () => carryOut(asking('good', address)));
    return { ask, handle, done };
  };

  it('run six at a time, queue some and reject the rest, without blocking other actors', async () => {
    const { ask, handle, done } = held();
    const flood = ask('192.0.2.60', 70);
    const again = { code: 'too_many_requests', retryAfter: expect.any(Number) };
    for (const refused of await Promise.all(flood.slice(66))) expect(refused).toMatchObject(again);
    await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(6));
    const other = ask('192.0.2.61', 1);
    await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(7));
    done.resolve();
    const admitted = await Promise.all([...flood.slice(0, 66), ...other]);
    expect(new Set(admitted.map(codeOf))).toEqual(new Set(['ok']));
  });

  it('counts no body that its handler reads', async () => {
    const { ask, handle, done } = held({ rawBody: 'text' });
    const uploads = ask('192.0.2.62', 70);
    await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(70));
    done.resolve();
    expect(new Set((await Promise.all(uploads)).map(codeOf))).toEqual(new Set(['ok']));
  });
});

describe('a wider limit', () => {
  it.each([
    ['network', '2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:2:1::1'],
    ['network', '198.51.100.1', '198.51.100.2', '198.51.101.1'],
  ] as const)('of a %s counts %s with %s and not with %s', async (per, one, near, far) => {
    const carryOut = door({ wider: [limit(1, per)] });
    expect(codeOf(await carryOut(asking('good', one)))).toBe('ok');
    expect(codeOf(await carryOut(asking('good', near)))).toBe('too_many_requests');
    expect(codeOf(await carryOut(asking('good', far)))).toBe('ok');
  });

  it('per account counts signed-in actors across addresses, and no network', async () => {
    const carryOut = door({ limit: limit(2, 'account'), wider: [limit(3, 'network')] });
    const jobSeeker = (idJsk: number) =>
      ({ sessions: async () => ({ ...NOBODY, jobSeeker: { idJsk } }) }) as Pick<
        EndpointRequest,
        'sessions'
      >;
    const ask = async (address: string, person?: number) =>
      codeOf(await carryOut({ ...asking('good', address), ...(person && jobSeeker(person)) }));
    const office = await Promise.all([1, 1, 2, 2, 3, 3].map((id) => ask('203.0.113.1', id)));
    expect(new Set(office)).toEqual(new Set(['ok']));
    expect(await ask('192.0.2.200', 1)).toBe('too_many_requests');
    expect(await ask('203.0.113.1')).toBe('ok');
  });

  it('for all counts every call', async () => {
    const carryOut = door({ wider: [limit(1, 'all')] });
    expect(codeOf(await carryOut(asking('good', '198.51.100.1')))).toBe('ok');
    expect(codeOf(await carryOut(asking('good', '2001:db8::1')))).toBe('too_many_requests');
  });
});

describe('public reads', () => {
  it('count by account for signed-in visitors and by address for others', async () => {
    const endpoint = defineEndpoint({ ...BASE, method: 'get', limit: PUBLIC_LIMIT });
    const carryOut = endpointExecutor(endpoint, async () => ok(null));
    const expires = new Date(Date.now() + 60_000);
    const requestOf = async (idSession: string) => {
      const token = await signSessionToken(idSession, 'employer', expires);
      return new Request('http://localhost/', { headers: { cookie: `at=${token}` } });
    };
    rememberSessionOwner('first', 'user:1');
    rememberSessionOwner('second', 'user:1');
    const signedIn = await Promise.all([requestOf('first'), requestOf('second')]);
    const stranger = await requestOf('never seen');
    const ask = async (request: Request) =>
      codeOf(await carryOut({ ...asking(''), address: '192.0.2.77', request }));
    for (let call = 0; call < PUBLIC_LIMIT.points; call += 1) await ask(stranger);
    expect(await ask(stranger)).toBe('too_many_requests');
    for (let call = 0; call < PUBLIC_LIMIT.points; call += 1) {
      expect(await ask(signedIn[call % 2] ?? stranger)).toBe('ok');
    }
    for (const request of signedIn) expect(await ask(request)).toBe('too_many_requests');
  });
});

describe('calls of signed-in actors', () => {
  const sessionsOf = (session: object) => async () => ({ ...NOBODY, ...session }) as never;
  const refusals = async (guard: 'jobSeeker' | 'platformAdmin', session: object, calls: number) => {
    const endpoint = defineEndpoint({ ...BASE, guard, limit: SESSION_LIMIT });
    const carryOut = endpointExecutor(endpoint, async () => ok(null));
    const sessions = sessionsOf(session);
    const address = '192.0.2.78';
    const codes: string[] = [];
    for (let call = 0; call < calls; call += 1) {
      codes.push(codeOf(await carryOut({ ...asking(''), address, sessions })));
    }
    return codes.flatMap((code, call) => (code === 'ok' ? [] : [call]));
  };

  it('use a budget per person, a larger one for the review team', async () => {
    const seeker = (idJsk: number) => ({ jobSeeker: { kind: 'jobSeeker', idJsk } });
    const admin = (idAdmin: number) => ({ platformAdmin: { kind: 'platformAdmin', idAdmin } });
    const { points } = SESSION_LIMIT;
    expect(await refusals('jobSeeker', seeker(71), points + 1)).toEqual([points]);
    expect(await refusals('jobSeeker', seeker(72), points)).toEqual([]);
    const team = TEAM_LIMIT.points;
    expect(await refusals('platformAdmin', admin(71), team + 1)).toEqual([team]);
    expect(await refusals('platformAdmin', admin(72), 1)).toEqual([]);
  });
});
