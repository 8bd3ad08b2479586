import * as z from 'zod/mini';
import { defineMail } from '#shared/server/mail/mail.ts';
import { unverified } from '#shared/server/mail/parts/unverified-email.ts';

const withToken = { props: z.object({ token: z.string() }), holdsSecret: true };

export const employerWelcomeMail = defineMail({ ...withToken, name: 'employer-welcome' });

export const invitedUserMail = defineMail({ ...withToken, name: 'invited-user' });

export const confirmEmailMail = defineMail({ ...withToken, name: 'confirm-email' });

export const claimGrantedMail = defineMail({ name: 'claim-granted', props: z.object({}) });

export const claimRejectedMail = defineMail({
  name: 'claim-rejected',
  /** The team's reason; empty if another claim was granted first. */
  props: z.object({ remark: z.string() }),
});

export const emailChangingMail = defineMail({
  name: 'email-changing',
  props: z.object({ newEmail: z.string(), ...unverified }),
});

export const deletionRequestedMail = defineMail({
  name: 'deletion-requested',
  props: z.object({
    deleteAfter: z.string(),
    closesCompany: z.boolean(),
  }),
});

export const deletionCancelledMail = defineMail({
  name: 'deletion-cancelled',
  props: z.object({}),
});
