/** Limits in a separate module, so that the form does not load the validation of the e-mail. */
export const MAX_INVITATION_EMAIL_LENGTH = { subject: 120, text: 4000 } as const;
