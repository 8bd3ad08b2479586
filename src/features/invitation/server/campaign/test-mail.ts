import * as z from 'zod/mini';
import { LOCALES } from '#shared/core/locale.ts';
import { fail, ok } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { defineMail, MAX_NOTIFICATIONS_PER_DAY } from '#shared/server/mail/mail.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';
import type { TestMail } from '../../core/campaign-contract.ts';
import { isVerifiedSender } from '../sender-queries.ts';
import { verifiedSite } from '../verified-site.ts';
import { websiteOf } from './intake-queries.ts';
import { findSendError, findSenderFieldError } from './may-send.ts';

export const invitationTestMail = defineMail({
  name: 'invitation-test',
  maxPerDay: MAX_NOTIFICATIONS_PER_DAY,
  props: z.object({
    idEmp: z.number(),
    companyNameTh: z.string(),
    companyNameEn: z.string(),
    layoutLang: z.enum(LOCALES),
    senderName: z.string(),
    subject: z.string(),
    content: z.string(),
    website: z._default(z.nullable(z.string()), null),
  }),
});

export async function sendTestMail(session: EmployerSession, test: TestMail) {
  const sendError = await findSendError(session);
  if (sendError) return fail(sendError);
  const senderError = await findSenderFieldError(db, session, test);
  if (senderError) return senderError;
  const { idEmp, companyNameTh, companyNameEn, email } = session;
  const { senderEmail, senderName, layoutLang, subject, content } = test;
  // The address must be verified, so that no text can be sent to other people.
  if (!(await isVerifiedSender(db, idEmp, email))) return fail('may_not_send');
  const website = verifiedSite(senderEmail, await websiteOf(db, idEmp));
  const testEmail = { layoutLang, senderName, subject, content, website };
  await db.transaction((tx) =>
    queueMail(tx, invitationTestMail, {
      to: { address: email },
      locale: layoutLang,
      replyTo: senderEmail,
      idEmp,
      props: { idEmp, companyNameTh, companyNameEn, ...testEmail },
    }),
  );
  return ok({ email });
}
