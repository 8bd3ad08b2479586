import * as z from 'zod/mini';
import { defineMail } from '#shared/server/mail/mail.ts';

export const newApplicationsMail = defineMail({
  name: 'new-applications',
  props: z.object({ count: z.number() }),
});
