import { beforeEach, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import {
  answer,
  brokenOff,
  type Delivery,
  mailServer,
  many,
  newDelivery,
  standInForMailServer,
} from '#tests/fixtures/delivery-fixture.ts';
import { hashEmail } from '../recipient-tokens.ts';
import { insertOptOut } from '../stop/opt-out-queries.ts';

standInForMailServer();

let delivery: Delivery;

beforeEach(async () => {
  delivery = await newDelivery();
});

/** Starts a campaign to these recipients, one of whom has unsubscribed. */
async function beginWithStopped(emails: readonly string[], stopped: string | undefined) {
  await delivery.begin(emails);
  const emailHash = hashEmail(stopped ?? '');
  await insertOptOut(db, { emailHash, idEmp: null, reason: 'asked' });
}

it('marks an opted-out recipient in list order, also during delivery', async () => {
  const emails = many(40);
  await beginWithStopped(emails, emails[35]);
  const early: number[] = [];
  mailServer.receive = async () => {
    if ((await delivery.statuses())[35] === 'sent') early.push(mailServer.sent.length);
  };
  await delivery.deliver();
  expect(await delivery.statuses()).toEqual(emails.map(() => 'sent'));
  expect(early.filter((letters) => letters < 30)).toEqual([]);
  expect(mailServer.sent.map(({ to }) => to)).not.toContain(emails[35]);
});

it('leaves opted-out recipients queued while the mail server is unreachable', async () => {
  const emails = many(3);
  await beginWithStopped(emails, emails[0]);
  mailServer.isAway = true;
  mailServer.receive = () => {
    throw brokenOff();
  };
  expect(await delivery.deliver()).toBe(false);
  expect(await delivery.statuses()).toEqual(['queued', 'queued', 'queued']);
  mailServer.isAway = false;
  mailServer.receive = () => undefined;
  await delivery.deliver();
  expect(await delivery.statuses()).toEqual(['sent', 'sent', 'sent']);
  expect(mailServer.sent).toHaveLength(2);
});

it('leaves a list of opted-out recipients queued while the mail server is unreachable', async () => {
  await beginWithStopped(['a@example.com'], 'a@example.com');
  mailServer.isAway = true;
  expect(await delivery.deliver()).toBe(false);
  expect(await delivery.statuses()).toEqual(['queued']);
});

it('checks the mail server once for many opted-out recipients', async () => {
  const emails = many(12);
  await delivery.begin(emails);
  for (const email of emails) {
    await insertOptOut(db, { emailHash: hashEmail(email), idEmp: null, reason: 'asked' });
  }
  await delivery.deliver();
  expect(await delivery.statuses()).toEqual(emails.map(() => 'sent'));
  expect(mailServer.checks).toBeLessThanOrEqual(2);
});

it.each([
  ['puts off', '450 4.7.1 greylisted', 'queued'],
  ['refuses', '550 5.7.1 policy', 'bounced'],
] as const)(
  'gives opted-out recipients of a domain that %s the same status',
  async (_, said, status) => {
    const emails = many(4, 'example.net');
    await beginWithStopped([...emails, 'z@example.com'], emails[0]);
    mailServer.receive = ({ to }) => {
      if (to.endsWith('@example.net')) throw answer(said);
    };
    await delivery.deliver();
    expect(await delivery.statuses()).toEqual([status, status, status, status, 'sent']);
  },
);

it('sends nothing to an address that bounced in the meantime, opted out or not', async () => {
  await beginWithStopped(['a@example.com', 'b@example.com', 'c@example.com'], 'a@example.com');
  for (const name of ['a', 'b']) {
    const emailHash = hashEmail(`${name}@example.com`);
    await insertOptOut(db, { emailHash, idEmp: null, reason: 'bounced' });
  }
  await delivery.deliver();
  expect(await delivery.statuses()).toEqual(['notSent', 'notSent', 'sent']);
});
