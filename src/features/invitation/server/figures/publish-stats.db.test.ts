import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { monthsFrom } from '#shared/core/time/months-from.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import {
  invitationEventBits,
  invitationLinks,
  invitationLinkUses,
  invitationPendingEventBits,
  invitationRecipients,
  redeemedProofs,
} from '#shared/server/db/schema/invitations.ts';
import { shuffled } from '#tests/database/shuffled.ts';
import {
  changeSending,
  insertSending,
  sendingRow,
  sentInvitations,
} from '#tests/fixtures/invitation-fixture.ts';
import { makeCompany } from '#tests/fixtures/review-fixture.ts';
import { changeState } from '../campaign/change-state.ts';
import { loadCampaign, loadCampaigns } from '../campaign/load-campaigns.ts';
import { compactEventBits } from '../invited/compact-event-bits-job.ts';
import { countOpening } from '../invited/count-opening.ts';
import { loadInvite } from '../invited/load-invite.ts';
import { countLinkUse } from '../links/count-link-use.ts';
import { companyLinks } from '../links/invite-links.ts';
import { readInviteToken } from '../recipient-tokens.ts';
import { drawFigures } from './publish-stats-job.ts';

const DAY_MS = 24 * 60 * 60_000;
const now = new Date();
const after = (days: number) => new Date(now.getTime() + days * DAY_MS);
/** Without noise, so that a test sees the exact count. */
const noNoise = () => 3;
const fiveMore = () => {
  const left = [0, 0, 0, 0, 0];
  let isSecond = false;
  return () => {
    if (isSecond) return 3;
    const next = left.shift() ?? 3;
    isSecond = next === 3;
    return next;
  };
};

let idEmp = 0;
beforeEach(async () => {
  idEmp = await makeCompany();
});

const emails = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@example.com`);

async function sentTo(count: number) {
  const links = await sentInvitations(idEmp, emails(count));
  const [row] = await db
    .select({ idInvitation: invitationRecipients.idInvitation })
    .from(invitationRecipients)
    .where(eq(invitationRecipients.idRecipient, readInviteToken(links[0] ?? '') ?? ''));
  const idInvitation = row?.idInvitation ?? '';
  await changeSending(idInvitation, { startedAt: now, finishedAt: now });
  return { idInvitation, links };
}

const reader = { address: '192.0.2.1', agent: '' };
const open = (link: string | undefined) => countOpening(link ?? '', reader, now);
const review = (count: number) =>
  db
    .insert(redeemedProofs)
    .values(
      Array.from({ length: count }, () => ({ idEmp, day: thaiDay(now), hash: randomBytes(32) })),
    );

const readByEmployer = async (idInvitation: string, at = now) =>
  JSON.stringify([
    await loadCampaign(idEmp, idInvitation, at),
    await loadCampaigns(idEmp, { pg: 1, vpp: 10 } as never),
  ]);

it('publishes nothing while links are open, with 1 to 19 planted recipients in any order', async () => {
  const { idInvitation, links } = await sentTo(20);
  const before = await readByEmployer(idInvitation);
  for (const link of shuffled(links, 11)) {
    await open(link);
    expect(await readByEmployer(idInvitation)).toBe(before);
  }
  await review(19);
  await compactEventBits();
  await drawFigures(after(29), noNoise);
  expect(await readByEmployer(idInvitation)).toBe(before);
  expect(await loadCampaign(idEmp, idInvitation, now)).toMatchObject({
    figures: 'pending',
    opened: null,
    reviewed: null,
  });
});

it('draws counts once in the night after the links expired, and deletes their sources', async () => {
  const { idInvitation, links } = await sentTo(21);
  for (const link of links.slice(0, 12)) await open(link);
  await compactEventBits();
  for (const link of links.slice(10, 14)) await open(link);
  await review(17);
  await drawFigures(after(31), noNoise);
  const drawn = { figures: 'published', opened: 15, reviewed: 15 };
  expect(await loadCampaign(idEmp, idInvitation, now)).toMatchObject(drawn);
  const isOf = (marks: typeof invitationEventBits | typeof invitationPendingEventBits) =>
    db.$count(marks, eq(marks.idInvitation, idInvitation));
  expect([await isOf(invitationEventBits), await isOf(invitationPendingEventBits)]).toEqual([0, 0]);
  await review(10);
  await drawFigures(after(40), fiveMore());
  expect(await loadCampaign(idEmp, idInvitation, now)).toMatchObject(drawn);
});

it('adds noise, and publishes no count above the list size', async () => {
  const { idInvitation, links } = await sentTo(20);
  for (const link of links.slice(0, 18)) await open(link);
  await review(8);
  await drawFigures(after(31), fiveMore());
  expect(await loadCampaign(idEmp, idInvitation, now)).toMatchObject({
    opened: 20,
    reviewed: null,
  });
});

it('publishes no counts for fewer than twenty addresses', async () => {
  const { idInvitation, links } = await sentTo(19);
  for (const link of links) await open(link);
  await review(19);
  await drawFigures(after(31), noNoise);
  const none = { figures: 'tooFewAddresses', opened: null, reviewed: null };
  expect(await loadCampaign(idEmp, idInvitation, now)).toMatchObject(none);
});

it('waits for queued emails, and ends links and reminders with the draw', async () => {
  const { idInvitation, links } = await sentTo(20);
  const sending = { idEmp, state: 'paused' as const, size: 20, createdAt: after(-60) };
  const paused = await insertSending(sending);
  await drawFigures(after(31), noNoise);
  expect((await sendingRow(paused))?.statsOn).toBeNull();
  expect(await loadInvite(links[0] ?? '', null, now)).toEqual({ state: 'expired', idEmp });
  const admin = { idEmp, idUser: 1, role: 'admin', canSendEmail: true, isListed: true };
  const session = { ...admin, packageHrSay: 'gold' } as never;
  const reminded = await changeState(session, { idInvitation, action: 'remind' }, after(32));
  expect(reminded).toMatchObject({ ok: false });
  expect(await loadCampaign(idEmp, idInvitation, now)).toMatchObject({ remindFrom: null });
});

it('counts a review towards the last campaign that started before it', async () => {
  const { idInvitation } = await sentTo(20);
  await changeSending(idInvitation, { startedAt: after(-5) });
  const second = await sentTo(20);
  await review(20);
  await drawFigures(after(31), noNoise);
  expect(await loadCampaign(idEmp, idInvitation, now)).toMatchObject({ reviewed: null });
  expect(await loadCampaign(idEmp, second.idInvitation, now)).toMatchObject({ reviewed: 20 });
});

it('draws a count for each full month of a shared link, used or not', async () => {
  const [month, last] = [monthsFrom(thaiDay(now), 0), monthsFrom(thaiDay(now), -1)];
  const link = { idEmp, lang: 'th' as const, createdAt: after(-70) };
  const code = 'abcdefgh99';
  await db.insert(invitationLinks).values([
    { ...link, name: 'used', code },
    { ...link, name: 'unused', code: 'abcdefgh98' },
    { ...link, name: 'closed', code: 'abcdefgh97', closedAt: after(-65) },
  ]);
  const use = (at: number, on: Date) => countLinkUse(code, { ...reader, agent: `${at}` }, on);
  for (let at = 0; at < 13; at += 1) await use(at, new Date(`${last}T05:00:00Z`));
  await use(0, now);
  const uses = async () =>
    Object.fromEntries((await companyLinks(idEmp)).map((one) => [one.name, one.uses]));
  expect(await uses()).toEqual({ used: [], unused: [], closed: [] });
  await drawFigures(now, noNoise);
  await drawFigures(now, fiveMore());
  const drawn = { unused: [{ month: last, count: null }], closed: [] };
  expect(await uses()).toEqual({ ...drawn, used: [{ month: last, count: 15 }] });
  const kept = await db
    .select()
    .from(invitationLinkUses)
    .where(eq(invitationLinkUses.month, month));
  expect(kept.map(({ uses: count }) => count)).toContain(1);
});
