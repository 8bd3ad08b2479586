import * as z from 'zod/mini';
import { defineMail } from '#shared/server/mail/mail.ts';

export const newApplicationsMail = defineMail({
  name: 'new-applications',
  props: z.object({ count: z.number() }),
});

/** The mail to whoever applied. A mail outlives an account, so it names neither company nor position. */
export const applicationSentMail = defineMail({ name: 'application-sent', props: z.object({}) });
