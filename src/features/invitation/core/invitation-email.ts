import * as z from 'zod/mini';
import { isHttpsUrl, sectionText } from '#features/profile/core/sections/fields.ts';
import { defineSection, itemKind, missingOf } from '#features/profile/core/sections/section.ts';
import type { InvitationEmail } from '#shared/core/domain/invitation.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { MAX_INVITATION_EMAIL_LENGTH } from './invitation-email-limits.ts';

/** Matches what e-mail programs turn into links; texts of invitations have at most 4,000 characters. */
const LINK_PATTERN = /(?:\b[a-z][a-z0-9+.-]{0,20}:\/\/|\b(?:javascript|vbscript):|\bwww\.)\S*/gi;
const ENDS_A_SENTENCE = /(?<![)\]}>"'”’.,;:!?])[)\]}>"'”’.,;:!?]+$/;

export function hasOnlySecureLinks(emailText: string): boolean {
  const links = emailText.match(LINK_PATTERN) ?? [];
  return links.every((link) => isHttpsUrl(link.replace(ENDS_A_SENTENCE, '')));
}

export const emailTextFields = {
  /** The subject without line breaks, which would start another mail header. */
  subject: sectionText(MAX_INVITATION_EMAIL_LENGTH.subject).check(
    z.overwrite((subject) => subject.replaceAll(/\s+/g, ' ')),
  ),
  text: sectionText(MAX_INVITATION_EMAIL_LENGTH.text).check(
    z.refine(hasOnlySecureLinks, 'linksHttps'),
  ),
};

const invitationEmail = z.object({
  ...emailTextFields,
  layoutLang: z.enum(LOCALES),
});

/** The invitation e-mail, defined like a company page section because it has the same editor. */
export const invitationEmailSection = defineSection({
  name: 'letter',
  step: 'send-email',
  isForm: true,
  kinds: {
    letter: itemKind<InvitationEmail>({
      schema: invitationEmail,
      blank: { subject: '', text: '', layoutLang: 'th' },
      cap: 1,
      missing: (content) =>
        missingOf(content, { subject: 'titleRequired', text: 'descriptionRequired' }),
    }),
  },
});
