import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { invitationRecipients } from '#shared/server/db/schema/invitations.ts';
import { mailServer, newDelivery, standInForMailServer } from '#tests/fixtures/delivery-fixture.ts';

standInForMailServer();

it('greets by name exactly the recipients with a name', async () => {
  const delivery = await newDelivery();
  await delivery.begin(['one@example.com', 'two@example.org', 'three@example.com']);
  for (const [email, name] of [
    ['one@example.com', 'สมหญิง <ใจดี>'],
    ['three@example.com', 'คุณมานะ'],
  ] as const)
    await db
      .update(invitationRecipients)
      .set({ name })
      .where(
        and(
          eq(invitationRecipients.idInvitation, delivery.idInvitation),
          eq(invitationRecipients.email, email),
        ),
      );
  await delivery.deliver();
  const textTo = (email: string) => mailServer.sent.find(({ to }) => to === email)?.mail.text ?? '';
  expect(textTo('one@example.com')).toContain('เรียน คุณสมหญิง <ใจดี>\n');
  expect(textTo('three@example.com')).toContain('เรียน คุณมานะ\n');
  expect(textTo('two@example.org')).not.toContain('เรียน');
  const html = mailServer.sent.find(({ to }) => to === 'one@example.com')?.mail.html;
  expect(html).toContain('เรียน คุณสมหญิง &lt;ใจดี&gt;');
});
