import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { emailSuppressions, invitationDailyCounts } from '#shared/server/db/schema/invitations.ts';
import { log } from '#shared/server/log.ts';
import {
  answer,
  brokenOff,
  DAY_MS,
  type Delivery,
  mailServer,
  many,
  newDelivery,
  standInForMailServer,
} from '#tests/fixtures/delivery-fixture.ts';
import { hashEmail, readInviteToken } from '../recipient-tokens.ts';
import { handleReport } from '../stop/handle-report.ts';
import { CampaignRotation, deliverDue } from './deliver-campaign.ts';

standInForMailServer();

let delivery: Delivery;

beforeEach(async () => {
  delivery = await newDelivery();
});

/** The mail server fails for addresses that begin so. */
function failFor(start: string, error: () => Error): void {
  mailServer.receive = ({ to }) => {
    if (to.startsWith(start)) throw error();
  };
}

it('marks a non-existent address as bounced for all companies', async () => {
  await delivery.begin(['gone@example.com', 'policy@example.org', 'here@example.net']);
  mailServer.receive = ({ to: address }) => {
    if (address.startsWith('gone')) throw answer('550 5.1.1 no such user');
    if (address.startsWith('policy')) throw answer('550 5.7.1 not from you');
  };
  await delivery.deliver();
  expect(await delivery.statuses()).toEqual(['bounced', 'bounced', 'sent']);
  const stopped = await db
    .select()
    .from(emailSuppressions)
    .where(eq(emailSuppressions.reason, 'bounced'));
  expect(stopped.map(({ emailHash: mailbox }) => mailbox)).toEqual([hashEmail('gone@example.com')]);
  expect(await delivery.sending()).toMatchObject({ sent: 1, bounced: 2, state: 'sent' });
});

it('defers all recipients of a domain that asks for time, and gives up in the end', async () => {
  await delivery.begin([...many(8, 'busy.example'), 'other@example.com']);
  let tries = 0;
  mailServer.receive = ({ to: address }) => {
    if (!address.endsWith('busy.example')) return;
    tries += 1;
    throw answer('450 4.2.1 come again');
  };
  await delivery.deliver();
  expect(tries).toBeLessThanOrEqual(4);
  expect(mailServer.sent.map(({ to }) => to)).toEqual(['other@example.com']);
  expect(await delivery.sending()).toMatchObject({ state: 'sending', sent: 1 });
  await delivery.deliver();
  expect(tries).toBeLessThanOrEqual(4);
  const other = await newDelivery(delivery.run.domains);
  await other.begin(['another@busy.example']);
  await other.deliver();
  expect(mailServer.sent).toEqual([]);
  delivery.later(60_000);
  await delivery.deliver();
  expect(mailServer.sent).toHaveLength(8);
});

it('gives up on recipients that are never accepted', async () => {
  await delivery.begin(['slow@busy.example']);
  failFor('', () => answer('450 4.2.1 come again'));
  for (let tries = 0; tries < 6; tries += 1) {
    await delivery.deliver();
    delivery.later(DAY_MS);
  }
  expect(await delivery.statuses()).toEqual(['notSent']);
  expect(await delivery.sending()).toMatchObject({ state: 'sent', notSent: 1 });
});

it.each([
  ['with 421', () => answer('421 4.3.0 Recipient not in route list')],
  ['whose session breaks off while the server is up', brokenOff],
])('defers a recipient %s alone, and gives up after five more tries', async (_, error) => {
  await delivery.begin(many(90).map((email, index) => `${index % 13 ? '' : 'no-route-'}${email}`));
  failFor('no-route', error);
  await delivery.deliver();
  expect(mailServer.sent).toHaveLength(83);
  const put = (await delivery.recipients()).filter(({ status }) => status === 'queued');
  expect(put.map(({ attempts, dueAt }) => [attempts, dueAt.getTime()])).toEqual(
    put.map(() => [1, delivery.now.getTime() + 60_000]),
  );
  for (let tries = 1; tries < 6; tries += 1) {
    delivery.later(DAY_MS);
    await delivery.deliver();
  }
  expect(await delivery.sending()).toMatchObject({ state: 'sent', sent: 83, notSent: 7 });
});

it('alternates between campaigns, and a failing one blocks no other', async () => {
  const others = [await newDelivery(), await newDelivery()];
  const [away, busy] = others as [Delivery, Delivery];
  await away.begin(['away@example.com']);
  await busy.begin(many(80, 'long.example'));
  await delivery.begin(many(60, 'short.example'));
  failFor('away', () => answer('421 4.3.2 not now', 'MAIL FROM'));
  await deliverDue(delivery.run);
  expect(mailServer.sent).toHaveLength(140);
  const firstOf = (domain: string) =>
    mailServer.sent.findIndex(({ to: address }) => address.endsWith(domain));
  expect(Math.max(firstOf('long.example'), firstOf('short.example'))).toBeLessThanOrEqual(50);
  expect(await away.statuses()).toEqual(['queued']);
});

it('starts a run after the campaign of the last batch', () => {
  const turns = new CampaignRotation();
  expect(turns.orderFromNext(['b', 'a', 'c'])).toEqual(['a', 'b', 'c']);
  turns.setLast('b');
  expect(turns.orderFromNext(['b', 'a', 'c'])).toEqual(['c', 'a', 'b']);
  turns.setLast('c');
  expect(turns.orderFromNext(['b', 'a'])).toEqual(['a', 'b']);
});

it('suspends a campaign with the reason after consecutive rejections', async () => {
  await delivery.begin(many(60, 'closed.example'));
  failFor('', () => answer('554 5.7.1 blocked'));
  await delivery.deliver();
  expect(await delivery.sending()).toMatchObject({ state: 'stopped', suspendedReason: 'refusals' });
  const bounced = (await delivery.statuses()).filter((status) => status === 'bounced').length;
  expect(bounced).toBeGreaterThanOrEqual(20);
  expect(bounced).toBeLessThan(25);
});

it('counts no attempt and no email of the day while the mail server is down', async () => {
  await delivery.begin(many(5));
  mailServer.isAway = true;
  failFor('', brokenOff);
  for (let run = 0; run < 8; run += 1) await delivery.deliver();
  const rows = await delivery.recipients();
  expect(rows.map(({ attempts, status }) => [attempts, status])).toEqual(
    rows.map(() => [0, 'queued']),
  );
  mailServer.isAway = false;
  mailServer.receive = () => undefined;
  await delivery.deliver();
  expect(mailServer.sent).toHaveLength(5);
  const [day] = await db
    .select()
    .from(invitationDailyCounts)
    .where(eq(invitationDailyCounts.idEmp, delivery.session.idEmp));
  expect(day?.sent).toBe(5);
});

it('logs why no mail leaves, without recipients', async () => {
  await delivery.begin(['somebody@example.com']);
  failFor('', () => answer('421 4.7.0 <somebody@example.com>: too busy', 'MAIL FROM'));
  const warned = vi.spyOn(log, 'warn');
  await delivery.deliver();
  expect(JSON.stringify(warned.mock.calls)).toContain('too busy');
  expect(JSON.stringify(warned.mock.calls)).not.toContain('somebody');
});

it('sends at most two emails at a time to one domain, over all campaigns', async () => {
  const other = await newDelivery(delivery.run.domains);
  await delivery.begin([...many(10), ...many(10, 'example.org')]);
  await other.begin(many(10));
  let [under, most] = [0, 0];
  mailServer.receive = async ({ to: address }) => {
    if (!address.endsWith('example.com')) return;
    under += 1;
    most = Math.max(most, under);
    await new Promise(setImmediate);
    under -= 1;
  };
  await Promise.all([delivery.deliver(), other.deliver()]);
  expect(mailServer.sent).toHaveLength(30);
  expect(most).toBe(2);
});

it('suspends for immediate bounces as for later ones', async () => {
  await delivery.begin(many(120).map((email, index) => `${index % 4 ? '' : 'gone'}${email}`));
  failFor('gone', () => answer('550 5.1.1 no such user'));
  await delivery.deliver();
  expect(await delivery.sending()).toMatchObject({ state: 'stopped', suspendedReason: 'bounces' });
  expect(mailServer.sent.length).toBeLessThan(50);
});

it('counts a bounce that arrives before its email is marked as sent', async () => {
  await delivery.begin(['late@example.com', 'here@example.net']);
  mailServer.receive = async ({ to: address, mail }) => {
    if (!address.startsWith('late')) return;
    const [, token = ''] = /\/invite\/([\w-]+)"/.exec(mail.html ?? '') ?? [];
    const report = { kind: 'bounce', isFinal: true } as const;
    await handleReport(readInviteToken(token) ?? '', report, delivery.now);
  };
  await delivery.deliver();
  expect(await delivery.statuses()).toEqual(['bounced', 'sent']);
  const stopped = await db
    .select()
    .from(emailSuppressions)
    .where(eq(emailSuppressions.emailHash, hashEmail('late@example.com')));
  expect(stopped).toMatchObject([{ reason: 'bounced' }]);
  expect(await delivery.sending()).toMatchObject({ sent: 2, bounced: 1, state: 'sent' });
});

it('sends five invitations a day to an address, from all companies and in any spelling', async () => {
  const spellings = ['o.ne@gmail.com', 'on.e+a@gmail.com', 'ONE@gmail.com', 'one+b@gmail.com'];
  const company = async (email: string) => {
    const other = await newDelivery(delivery.run.domains, { isCounted: true });
    await other.begin([email, 'another@example.com']);
    return other;
  };
  const before: string[] = [];
  let last = delivery;
  for (const email of [...spellings, ...spellings.slice(0, 2)]) {
    last = await company(email);
    await last.deliver();
    before.push(...mailServer.sent.map(({ to }) => to));
  }
  expect(before.filter((to) => to.endsWith('gmail.com'))).toHaveLength(5);
  expect(await last.statuses()).toEqual(['queued', 'queued']);
  const [waits] = await last.recipients();
  expect(waits?.attempts).toBe(0);
  expect(waits?.dueAt.getTime()).toBeGreaterThan(last.now.getTime());
});

it('does not count invitations that failed', async () => {
  failFor('', () => answer('450 busy'));
  await delivery.begin(['slow@example.com']);
  for (let at = 0; at < 5; at += 1) {
    await delivery.deliver();
    delivery.later(DAY_MS);
  }
  mailServer.receive = () => undefined;
  await delivery.deliver();
  expect(await delivery.statuses()).toEqual(['sent']);
});
