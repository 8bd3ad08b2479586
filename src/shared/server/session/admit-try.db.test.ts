import { expect, it } from 'vitest';
import { NOWHERE } from '#tests/fixtures/employer-fixture.ts';
import { takeTry } from './admit-try.ts';
import { knownDevice, type NamedAccount, rememberDevice } from './known-devices.ts';

let accounts = 0;
const account = (): NamedAccount => ({ kind: 'employer', email: `owner${++accounts}@example.com` });
const at = (address: string, device = '') => ({ ...NOWHERE, address, device });
const rememberedBy = (given: NamedAccount, before = '') =>
  rememberDevice({ ...NOWHERE, device: before }, given).value ?? '';

/** Tries from as many places as it takes, all at once. */
const strangers = (given: NamedAccount, times: number) =>
  Promise.all(
    Array.from({ length: times }, (_, n) => takeTry(given, at(`203.0.${n >> 8}.${n & 255}`))),
  );

it('a place has 25 tries for one account, and another place its own', async () => {
  const given = account();
  const tries = await Promise.all(
    Array.from({ length: 26 }, () => takeTry(given, at('198.51.100.7'))),
  );
  expect(tries.filter((wait) => wait !== null)).toHaveLength(1);
  expect(await takeTry(given, at('198.51.100.8'))).toBeNull();
  expect(await takeTry({ ...given, kind: 'jobSeeker' }, at('198.51.100.7'))).toBeNull();
});

it('a household of IPv6 is one place', async () => {
  const given = account();
  const tries = await Promise.all(
    Array.from({ length: 26 }, (_, n) => takeTry(given, at(`2001:db8:1:2::${n}`))),
  );
  expect(tries.filter((wait) => wait !== null)).toHaveLength(1);
});

it('however many strangers try, the owner gets in: on a new device and on a known one', async () => {
  const given = account();
  await strangers(given, 150);
  const anew = () => takeTry(given, at('198.51.100.9'));
  expect([await anew(), await anew(), await anew()]).toEqual([null, null, null]);
  expect(await anew(), 'fewer tries each').not.toBeNull();
  const device = rememberedBy(given);
  expect(await takeTry(given, at('203.0.0.1', device))).toBeNull();
});

it('a device is known for the accounts it signed in to, and for no other', () => {
  const [mine, other] = [account(), account()];
  const device = rememberedBy(mine);
  expect(knownDevice(at('', device), { ...mine, email: mine.email.toUpperCase() })).not.toBeNull();
  expect(knownDevice(at('', device), other)).toBeNull();
  expect(knownDevice(at('', device.slice(0, -2)), mine)).toBeNull();
  expect(knownDevice(at('', `x${device}`), mine)).toBeNull();
  const both = rememberedBy(other, device);
  expect(knownDevice(at('', both), mine)).toBe(knownDevice(at('', both), other));
  const many = Array.from({ length: 9 }, account).reduce(
    (before, each) => rememberedBy(each, before),
    device,
  );
  expect(many.length).toBeLessThan(400);
  expect(many).not.toContain('example');
});
