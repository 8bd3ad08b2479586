/** Characters; apart from the rules of a letter, which its form does not wait for. */
export const MAX_INVITATION_EMAIL_LENGTH = { subject: 120, text: 4000 } as const;
