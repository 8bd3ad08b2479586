import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { employerWithPassword, NOWHERE } from '#tests/fixtures/employer-fixture.ts';
import { takePasswordAttempt } from './admit-try.ts';
import { resetKnownDevices } from './credential-queries.ts';
import { knownDevice, type NamedAccount, rememberDevice } from './known-devices.ts';

let accounts = 0;
const account = (): NamedAccount => ({ kind: 'employer', email: `owner${++accounts}@example.com` });
const at = (address: string, device = '') => ({ ...NOWHERE, address, device });
const rememberedBy = async (given: NamedAccount, before = '') =>
  (await rememberDevice({ ...NOWHERE, device: before }, given)).value ?? '';

const attempts = (given: NamedAccount, times: number, addressOf: (index: number) => string) =>
  Promise.all(
    Array.from({ length: times }, (_, n) => takePasswordAttempt(given, at(addressOf(n)))),
  );

it('a source has 25 attempts for one account, and another source its own', async () => {
  const given = account();
  const tries = await attempts(given, 26, () => '198.51.100.7');
  expect(tries.filter((wait) => wait !== null)).toHaveLength(1);
  expect(await takePasswordAttempt(given, at('198.51.100.8'))).toBeNull();
  expect(await takePasswordAttempt({ ...given, kind: 'jobSeeker' }, at('198.51.100.7'))).toBeNull();
});

it('an IPv6 household is one source', async () => {
  const given = account();
  const tries = await attempts(given, 26, (n) => `2001:db8:1:2::${n}`);
  expect(tries.filter((wait) => wait !== null)).toHaveLength(1);
});

it('lets the owner in after any number of attacks, on a new device and on a known one', async () => {
  const given = account();
  await attempts(given, 150, (n) => `203.0.${n >> 8}.${n & 255}`);
  const anew = () => takePasswordAttempt(given, at('198.51.100.9'));
  expect([await anew(), await anew(), await anew()]).toEqual([null, null, null]);
  expect(await anew(), 'fewer tries each').not.toBeNull();
  const device = await rememberedBy(given);
  expect(await takePasswordAttempt(given, at('203.0.0.1', device))).toBeNull();
});

it('a device is known to the accounts that signed in on it, and to no other', async () => {
  const [mine, other] = [account(), account()];
  const device = await rememberedBy(mine);
  const upper = { ...mine, email: mine.email.toUpperCase() };
  expect(await knownDevice(at('', device), upper)).not.toBeNull();
  expect(await knownDevice(at('', device), other)).toBeNull();
  expect(await knownDevice(at('', device.slice(0, -2)), mine)).toBeNull();
  expect(await knownDevice(at('', `x${device}`), mine)).toBeNull();
  const both = await rememberedBy(other, device);
  expect(await knownDevice(at('', both), mine)).toBe(await knownDevice(at('', both), other));
  let many = device;
  for (const each of Array.from({ length: 9 }, account)) many = await rememberedBy(each, many);
  expect(many.length).toBeLessThan(400);
  expect(many).not.toContain('example');
});

it('resets known devices per account until the owner signs in again', async () => {
  const [owner, other] = [await employerWithPassword(), await employerWithPassword()];
  const [mine, theirs] = [owner, other].map(
    ({ email }): NamedAccount => ({ kind: 'employer', email }),
  ) as [NamedAccount, NamedAccount];
  const device = await rememberedBy(theirs, await rememberedBy(mine));
  await resetKnownDevices(db, { idUser: owner.idUser });
  expect(await knownDevice(at('', device), mine)).toBeNull();
  expect(await knownDevice(at('', device), theirs)).not.toBeNull();
  expect(await knownDevice(at('', await rememberedBy(mine, device)), mine)).not.toBeNull();
});
