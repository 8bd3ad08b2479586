import * as z from 'zod/mini';
import { defineMail } from '#shared/server/mail/mail.ts';
import { APPLICATION_ANSWERS } from '../../core/application-status.ts';

export const newApplicationsMail = defineMail({
  name: 'new-applications',
  props: z.object({ count: z.number() }),
});

/** The mail to whoever applied. A mail outlives an account, so it names neither company nor position. */
export const applicationSentMail = defineMail({ name: 'application-sent', props: z.object({}) });

/** What the employer tells whoever applied; where somebody applied is not kept for longer than it takes to send it. */
export const applicationAnsweredMail = defineMail({
  name: 'application-answered',
  props: z.object({
    answer: z.enum(APPLICATION_ANSWERS),
    company: z.string(),
    position: z.string(),
  }),
  holdsSecret: true,
  keepDays: 2,
});
