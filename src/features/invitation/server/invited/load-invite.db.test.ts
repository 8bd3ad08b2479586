import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import {
  invitationLinks,
  invitationMarks,
  invitationOpens,
  invitationRecipients,
} from '#shared/server/db/schema/invitations.ts';
import { sentInvitations, signedInAs } from '#tests/fixtures/invitation-fixture.ts';
import { makeCompany } from '#tests/fixtures/review-fixture.ts';
import { isInvited } from './invited-person.ts';
import { loadInvite } from './load-invite.ts';

const DAY = 24 * 60 * 60_000;
const now = () => new Date();
const email = 'somebody@example.com';
let idEmp = 0;
let token = '';
let other = '';
beforeEach(async () => {
  idEmp = await makeCompany();
  [token = '', other = ''] = await sentInvitations(idEmp, [email, 'other@example.com']);
});

const stateOf = async (link = token, username?: string, at = now()) =>
  (await loadInvite(link, username === undefined ? null : signedInAs(username), at))?.state;

it('shows each visitor their way on', async () => {
  expect(await stateOf()).toBe('signIn');
  expect(await stateOf(token, 'Somebody@example.com')).toBe('invited');
  expect(await stateOf(token, 'somebody+work@example.com')).toBe('otherAccount');
  expect(await stateOf('example')).toBe('example');
  expect(await stateOf('x'.repeat(38))).toBeUndefined();
});

it('opens as soon as the letter is there, though it is not yet marked as sent', async () => {
  const [unsent = ''] = await sentInvitations(idEmp, [email], null);
  expect(await stateOf(unsent)).toBeUndefined();
  await db.update(invitationRecipients).set({ attempts: 1 });
  expect(await stateOf(unsent)).toBe('signIn');
});

it('is over thirty days after the letter, and tells nobody’s address then', async () => {
  expect(await stateOf(token, email, new Date(Date.now() + 29 * DAY))).toBe('invited');
  const late = await loadInvite(token, signedInAs(email), new Date(Date.now() + 31 * DAY));
  expect(late).toEqual({ state: 'expired', idEmp });
  await db.update(invitationRecipients).set({ email: null });
  expect(await stateOf()).toBe('expired');
});

it('counts the first opening of each link by day, and takes nothing', async () => {
  for (const link of [other, other, token]) await stateOf(link);
  const opens = await db.select().from(invitationOpens);
  expect(opens.map(({ opened }) => opened)).toContain(2);
  const marks = await db.select().from(invitationMarks);
  expect(marks.filter(({ opened }) => opened[0] === 3).map(({ taken }) => taken[0])).toEqual([0]);
});

it('of a shared link counts its uses until it is closed', async () => {
  const code = 'abcdefgh23';
  const idLink = randomUUID();
  await db.insert(invitationLinks).values({ idLink, idEmp, lang: 'th', name: 'โรงอาหาร', code });
  expect(await stateOf(code)).toBe('shared');
  await db.update(invitationLinks).set({ closedAt: now() }).where(eq(invitationLinks.code, code));
  expect(await stateOf(code)).toBe('closed');
  const [link] = await db.select().from(invitationLinks).where(eq(invitationLinks.code, code));
  expect(link?.uses).toBe(1);
  expect(await stateOf('zzzzzzzzzz')).toBeUndefined();
});

it('proves the address of whoever signs up with it, and no other', async () => {
  expect(await isInvited(token, 'Somebody@example.com', now())).toBe(true);
  expect(await isInvited(token, 'somebody+2@example.com', now())).toBe(false);
  expect(await isInvited(token, email, new Date(Date.now() + 31 * DAY))).toBe(false);
});
