import { beforeEach, expect, it, vi } from 'vitest';
import type { EmployerSession } from '#shared/core/session.ts';
import { employerWithPassword, mailProps, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import { invitationMails } from '../invitation-mails.ts';
import { sendTestMail } from './test-mail.ts';

let session: EmployerSession;

beforeEach(async () => {
  vi.stubEnv('PUBLIC_URL', 'https://yousay.example');
  session = await sessionOf(await employerWithPassword());
});

const letter = () => ({
  lang: 'th' as const,
  layoutLang: 'en' as const,
  senderName: 'Somchai',
  senderEmail: session.email,
  subject: 'Please write',
  content: 'Words',
});

it('goes to oneself alone, under the sender’s name, with links that stop and invite nobody', async () => {
  expect(await sendTestMail(session, letter())).toEqual({
    ok: true,
    value: { email: session.email },
  });
  const props = await mailProps(session.email, 'invitation-test');
  const mail = invitationMails[0]?.compose(props, 'en');
  expect(mail).toMatchObject({ subject: 'Please write', fromName: 'Somchai via YouSay' });
  expect(mail?.unsubscribeUrl).toBeUndefined();
});

it('needs the right, and a sender that is proved', async () => {
  const user = { ...session, role: 'user' as const, canSendEmail: false };
  expect(await sendTestMail(user, letter())).toEqual({ ok: false, code: 'may_not_send' });
  const foreign = { ...letter(), senderEmail: 'somebody@example.com' };
  expect(await sendTestMail(session, foreign)).toMatchObject({ code: 'invalid_fields' });
});
