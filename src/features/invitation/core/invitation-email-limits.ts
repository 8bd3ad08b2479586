/** A file of its own, so that the form does not load the rules of the e-mail. */
export const MAX_INVITATION_EMAIL_LENGTH = { subject: 120, text: 4000 } as const;
