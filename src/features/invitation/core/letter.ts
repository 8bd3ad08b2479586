import * as z from 'zod/mini';
import { isHttpsUrl, text } from '#features/profile/core/sections/fields.ts';
import { defineSection, itemKind, missingOf } from '#features/profile/core/sections/section.ts';
import type { Letter } from '#shared/core/domain/invitation.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { LONGEST_LETTER } from './longest-letter.ts';

/** What a mail program makes a link of, whatever the mail itself says; letters have at most 4,000 characters. */
const ADDRESS = /(?:\b[a-z][a-z0-9+.-]{0,20}:\/\/|\b(?:javascript|vbscript):|\bwww\.)\S*/gi;
const ENDS_A_SENTENCE = /(?<![)\]}>"'”’.,;:!?])[)\]}>"'”’.,;:!?]+$/;

export function hasOnlySecureLinks(letter: string): boolean {
  const links = letter.match(ADDRESS) ?? [];
  return links.every((link) => isHttpsUrl(link.replace(ENDS_A_SENTENCE, '')));
}

export const letterWords = {
  /** A line break would begin another header. */
  subject: text(LONGEST_LETTER.subject).check(
    z.overwrite((subject) => subject.replaceAll(/\s+/g, ' ')),
  ),
  text: text(LONGEST_LETTER.text).check(z.refine(hasOnlySecureLinks, 'linksHttps')),
};

const letter = z.object({
  ...letterWords,
  layoutLang: z.enum(LOCALES),
});

/** The invitation to write a review: edited like a section of the page, and no part of it. */
export const letterSection = defineSection({
  name: 'letter',
  step: 'send-email',
  isForm: true,
  kinds: {
    letter: itemKind<Letter>({
      schema: letter,
      blank: { subject: '', text: '', layoutLang: 'th' },
      cap: 1,
      missing: (content) =>
        missingOf(content, { subject: 'titleRequired', text: 'descriptionRequired' }),
    }),
  },
});
