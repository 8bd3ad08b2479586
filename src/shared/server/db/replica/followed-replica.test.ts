import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FollowedReplica } from './followed-replica.ts';

const servers = { committed: 0, replayed: 0, isUp: true, isPrimaryUp: true };
let followed: FollowedReplica;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  Object.assign(servers, { committed: 1, replayed: 1, isUp: true, isPrimaryUp: true });
  followed = new FollowedReplica({
    async position() {
      if (!servers.isPrimaryUp) throw new Error('away');
      return String(servers.committed);
    },
    async hasReplayed(position) {
      if (!servers.isUp) throw new Error('away');
      return servers.replayed >= Number(position);
    },
    maxLagSeconds: () => 5,
    now: () => performance.now(),
  });
});

afterEach(async () => {
  await followed.stop();
  vi.useRealTimers();
});

const isReadable = () => followed.isReadable;

async function startFollowing(): Promise<void> {
  followed.start();
  await expect.poll(isReadable).toBe(true);
}

it('is readable once it holds everything the primary holds', async () => {
  servers.replayed = 0;
  followed.start();
  await wait(40);
  expect(isReadable()).toBe(false);
  servers.replayed = 1;
  await expect.poll(isReadable).toBe(true);
});

it('is not readable between a change and its replay', async () => {
  await startFollowing();
  servers.committed = 2;
  followed.drop();
  expect(isReadable()).toBe(false);
  await wait(40);
  servers.committed = 3;
  followed.drop();
  servers.replayed = 2;
  await wait(40);
  expect(isReadable()).toBe(false);
  servers.replayed = 3;
  await expect.poll(isReadable).toBe(true);
});

it('is not readable after missed notifications until it has caught up', async () => {
  await startFollowing();
  servers.committed = 2;
  followed.listening = true;
  expect(isReadable()).toBe(false);
});

it('is not readable beyond the maximum lag', async () => {
  await startFollowing();
  vi.advanceTimersByTime(5_001);
  expect(followed.lagSeconds).toBeGreaterThan(5);
  expect(isReadable()).toBe(false);
});

it('is not readable after an outage until it follows again', async () => {
  await startFollowing();
  servers.isUp = false;
  followed.lost(new Error('away'));
  followed.drop();
  await wait(40);
  expect(isReadable()).toBe(false);
  servers.isUp = true;
  await expect.poll(isReadable, { timeout: 3_000 }).toBe(true);
});

it('stays readable while the primary is away, up to the maximum lag', async () => {
  followed.listening = true;
  await startFollowing();
  servers.isPrimaryUp = false;
  followed.listening = false;
  await expect.poll(isReadable).toBe(true);
  vi.advanceTimersByTime(5_001);
  expect(isReadable()).toBe(false);
});

it('is not readable when notifications return after an outage of the primary until it has caught up', async () => {
  followed.listening = true;
  await startFollowing();
  servers.isPrimaryUp = false;
  followed.listening = false;
  await expect.poll(isReadable).toBe(true);
  servers.committed = 2;
  followed.listening = true;
  expect(isReadable()).toBe(false);
  servers.isPrimaryUp = true;
  await wait(40);
  expect(isReadable()).toBe(false);
  servers.replayed = 2;
  await expect.poll(isReadable, { timeout: 3_000 }).toBe(true);
});

it('does not serve a missed change while the primary is unreachable and notifications return', async () => {
  followed.listening = true;
  await startFollowing();
  servers.isPrimaryUp = false;
  followed.drop();
  await wait(40);
  expect(isReadable()).toBe(false);
});
