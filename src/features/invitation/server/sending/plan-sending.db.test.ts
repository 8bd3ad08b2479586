import { expect, it } from 'vitest';
import { employerWithPassword, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import { letLettersLeave } from '#tests/fixtures/invitation-fixture.ts';
import { planSending } from './plan-sending.ts';

it('names the sender as recipients read it, and refuses one that passes for the platform', async () => {
  const session = await sessionOf(await employerWithPassword());
  await letLettersLeave(session.idEmp);
  const plan = (senderName: string) => {
    const query = { size: 2, senderEmail: session.email, senderName, layoutLang: 'th' as const };
    return planSending(session, query, new Date());
  };
  expect(await plan('ฝ่ายบุคคล')).toMatchObject({
    value: { from: `ฝ่ายบุคคล (${session.companyNameTh}) ผ่าน YouSay` },
  });
  expect(await plan('YouSay Security')).toMatchObject({
    fields: { senderName: ['senderReserved'] },
  });
  expect(await plan('')).toMatchObject({ value: { from: null, isKeyPending: false } });
});
