import { expect, it } from 'vitest';
import { ReceivingDomains } from './receiving-domains.ts';

it('keeps a mail system while it has letters or waits, and no longer', () => {
  const domains = new ReceivingDomains();
  const now = new Date('2026-03-02T02:00:00Z');
  const later = new Date(now.getTime() + 60_000);
  domains.begin('a@busy.example');
  domains.putOff('a@busy.example', later);
  domains.end('a@busy.example', now);
  domains.begin('b@free.example');
  domains.end('b@free.example', now);
  domains.begin('c@under-way.example');
  expect(domains.size).toBe(2);
  domains.forgetPast(now);
  expect(domains.waitsUntil('other@busy.example', now)).toEqual(later);
  domains.forgetPast(later);
  expect(domains.size).toBe(1);
});
