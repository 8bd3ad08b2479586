import { expect, it } from 'vitest';
import { employerWithPassword, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import { letLettersLeave } from '#tests/fixtures/invitation-fixture.ts';
import { planCampaign } from './plan-campaign.ts';

it('rejects a sender that imitates the platform before anything is sent', async () => {
  const session = await sessionOf(await employerWithPassword());
  await letLettersLeave(session.idEmp);
  const plan = (senderName: string) =>
    planCampaign(session, { size: 2, senderEmail: session.email, senderName }, new Date());
  expect(await plan('ฝ่ายบุคคล')).toMatchObject({ value: { isKeyPending: false } });
  expect(await plan('YouSay Security')).toMatchObject({
    fields: { senderName: ['senderReserved'] },
  });
});
