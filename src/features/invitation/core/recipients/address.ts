import { asciiDomain } from '#shared/core/text/mail-domain.ts';
import { withoutUnseen } from '#shared/core/text/typed-text.ts';

export const ADDRESS_ERRORS = ['noAt', 'manyAts', 'domain', 'letters', 'tooLong'] as const;
export type AddressError = (typeof ADDRESS_ERRORS)[number];

export type ReadAddress = { readonly email: string } | { readonly reason: AddressError };

const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
/** Punctuation and prefixes around a copied address. */
const SURROUNDINGS =
  /^(?:mailto:|smtp:|[\s<>()[\]{}"'`“”‘’«»「」【】,;:]){0,16}|[\s<>()[\]{}"'`“”‘’«»「」【】,;:.!?]{1,16}$/gi;
/** The link that database exports append to an address. */
const APPENDED_LINK = /#mailto:[^#\s]{1,300}#?$/i;
const MAILTO_FIELDS = /^(\s{0,8}<?mailto:[^?]{0,300})\?.*$/is;
const PLAIN = /^[\x20-\x7e]*$/;
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/** Parses a text that is a single address; otherwise returns the reason why it is not valid. */
export function readAddress(text: string): ReadAddress {
  if (text.length > 2 * MAX_EMAIL_LENGTH)
    return { reason: text.includes('@') ? 'tooLong' : 'noAt' };
  const normalized = PLAIN.test(text) ? text : withoutUnseen(text.normalize('NFKC'));
  const email = normalized
    .replace(APPENDED_LINK, '')
    .replace(MAILTO_FIELDS, '$1')
    .replace(SURROUNDINGS, '');
  const atIndex = email.lastIndexOf('@');
  if (atIndex === -1) return { reason: 'noAt' };
  const local = email.slice(0, atIndex);
  const domain = asciiDomain(email.slice(atIndex + 1)) ?? '';
  if (local.includes('@')) return { reason: 'manyAts' };
  const length = Math.max(email.length, local.length + 1 + domain.length);
  if (length > MAX_EMAIL_LENGTH || local.length > MAX_LOCAL_LENGTH) return { reason: 'tooLong' };
  if (!LOCAL.test(local)) return { reason: 'letters' };
  return DOMAIN.test(domain) ? { email: `${local}@${domain}` } : { reason: 'domain' };
}
