import { expect, it } from 'vitest';
import { ReceivingDomains } from './receiving-domains.ts';

const now = new Date('2026-03-02T02:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

function busyDomain(deferrals: number): ReceivingDomains {
  const domains = new ReceivingDomains();
  for (let letter = 0; letter < deferrals; letter += 1) domains.deferred('a@busy.example', now);
  return domains;
}

it('evicts a domain without running emails or recent deferrals', () => {
  const domains = busyDomain(3);
  domains.acquire('b@free.example');
  domains.release('b@free.example');
  domains.acquire('c@under-way.example');
  expect(domains.size).toBe(2);
  domains.evictIdle(now);
  expect(domains.pausedUntil('other@busy.example', now)).toEqual(after(60));
  domains.evictIdle(after(2 * 3_600));
  expect(domains.size).toBe(1);
});

it('pauses a domain after several consecutive deferrals, longer each time', () => {
  expect(busyDomain(2).pausedUntil('b@busy.example', now)).toBeNull();
  expect(busyDomain(6).pausedUntil('b@busy.example', now)).toEqual(after(300));
  const domains = busyDomain(2);
  domains.accepted('b@busy.example');
  domains.deferred('c@busy.example', now);
  expect(domains.pausedUntil('b@busy.example', now)).toBeNull();
});
