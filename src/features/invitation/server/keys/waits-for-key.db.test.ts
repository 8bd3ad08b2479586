import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { proofKeys } from '#shared/server/db/schema/invitations.ts';
import {
  DAY_MS,
  mailServer,
  many,
  NOON,
  newDelivery,
  standInForMailServer,
} from '#tests/fixtures/delivery-fixture.ts';
import { loadCampaign } from '../campaign/load-campaigns.ts';
import { deliverDue } from '../deliver/deliver-campaign.ts';
import { makeKeys } from './make-keys.ts';

standInForMailServer();

it('waits for the signing key, which is made at night, and leaves the next morning', async () => {
  const delivery = await newDelivery();
  const { session } = delivery;
  await db.delete(proofKeys).where(eq(proofKeys.idEmp, session.idEmp));
  await delivery.begin(many(3));
  const load = () => loadCampaign(session.idEmp, delivery.idInvitation, delivery.now);
  await delivery.deliver();
  expect(mailServer.sent).toHaveLength(0);
  expect(await load()).toMatchObject({ state: 'sending', days: 2, isKeyPending: true });
  delivery.now = new Date(NOON.getTime() + DAY_MS - 10 * 3_600_000);
  await makeKeys(delivery.now);
  await deliverDue(delivery.run);
  expect(mailServer.sent).toHaveLength(0);
  expect(await load()).toMatchObject({ days: 1, isKeyPending: false });
  delivery.now = new Date(NOON.getTime() + DAY_MS - 3 * 3_600_000);
  await deliverDue(delivery.run);
  expect(mailServer.sent).toHaveLength(3);
});
