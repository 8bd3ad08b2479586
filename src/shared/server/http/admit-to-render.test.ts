import { describe, expect, it, vi } from 'vitest';
import { ACCOUNT_PAGE_LIMIT, PAGE_LIMIT, TEAM_PAGE_LIMIT } from '#shared/core/limits.ts';
import { admitToRender } from './admit-to-render.ts';

const admit = (address: string, owner: string | null = null, render = async () => 'page') =>
  admitToRender({ address, owner }, render);

function sixty(address: string) {
  const done = Promise.withResolvers<string>();
  const render = vi.fn(() => done.promise);
  return {
    render,
    answers: Array.from({ length: 60 }, () => admit(address, null, render)),
    done,
  };
}

describe('many pages for one address', () => {
  it('renders four pages at a time, queues some and rejects the rest with Retry-After', async () => {
    const { render, answers, done } = sixty('192.0.2.1');
    const refused = await Promise.all(answers.slice(28));
    const again = { ok: false, code: 'too_many_requests', retryAfter: expect.any(Number) };
    for (const answer of refused) expect(answer).toEqual(again);
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(4));
    done.resolve('page');
    const admitted = await Promise.all(answers.slice(0, 28));
    for (const answer of admitted) expect(answer).toEqual({ ok: true, value: 'page' });
    expect(render).toHaveBeenCalledTimes(28);
  });

  it('does not block other visitors', async () => {
    const { done } = sixty('192.0.2.2');
    expect(await admit('192.0.2.3')).toMatchObject({ ok: true });
    done.resolve('');
  });

  it('counts all addresses of an IPv6 household together', async () => {
    const { render, done } = sixty('2001:db8:1:2::1');
    const refused = { ok: false, code: 'too_many_requests' };
    expect(await admit('2001:db8:1:2:3:4:5:6')).toMatchObject(refused);
    expect(await admit('2001:db8:1:3::1')).toMatchObject({ ok: true });
    expect(render).toHaveBeenCalledTimes(4);
    done.resolve('');
  });

  it('ends with the budget of a minute, which only rendered pages use up', async () => {
    const address = '192.0.2.4';
    const { answers, done } = sixty(address);
    done.resolve('page');
    await Promise.all(answers);
    const left = PAGE_LIMIT.points - 28;
    for (let page = 0; page < left; page += 1)
      expect(await admit(address)).toMatchObject({ ok: true });
    const render = vi.fn(async () => 'page');
    const refused = await admit(address, null, render);
    expect(refused).toMatchObject({ ok: false, code: 'too_many_requests' });
    expect(!refused.ok && refused.retryAfter).toBeGreaterThan(0);
    expect(render).not.toHaveBeenCalled();
  });
});

describe('pages of people who are signed in behind one address', () => {
  const address = '192.0.2.9';
  const pages = async (owner: string, count: number) => {
    const outcomes: boolean[] = [];
    for (let page = 0; page < count; page += 1) {
      outcomes.push((await admit(address, owner)).ok);
    }
    return outcomes;
  };

  it('counts signed-in visitors behind one address separately', async () => {
    for (const owner of ['admin:1', 'admin:2'])
      expect(await pages(owner, 300)).not.toContain(false);
    expect(await pages('user:1', ACCOUNT_PAGE_LIMIT.points)).not.toContain(false);
    expect(await pages('user:1', 1)).toEqual([false]);
    expect(await pages('user:2', 1)).toEqual([true]);
    expect(await admit(address)).toMatchObject({ ok: true });
  });

  it('ends pages of the team with a budget of their own', async () => {
    expect(await pages('admin:3', TEAM_PAGE_LIMIT.points)).not.toContain(false);
    expect(await pages('admin:3', 1)).toEqual([false]);
  });
});
