import { asciiDomain } from '#shared/core/text/mail-domain.ts';
import { withoutUnseen } from '#shared/core/text/typed-text.ts';

/** Why a text is no address that a letter can go to. */
export const ADDRESS_REFUSALS = ['noAt', 'manyAts', 'domain', 'letters', 'tooLong'] as const;
export type AddressRefusal = (typeof ADDRESS_REFUSALS)[number];

export type ReadAddress = { readonly email: string } | { readonly reason: AddressRefusal };

const LONGEST = 254;
const LONGEST_LOCAL = 64;
/** Around an address where it was copied from; more of them are no such thing. */
const AROUND =
  /^(?:mailto:|smtp:|[\s<>()[\]{}"'`“”‘’«»「」【】,;:]){0,16}|[\s<>()[\]{}"'`“”‘’«»「」【】,;:.!?]{1,16}$/gi;
/** The link that a database writes behind the text it shows. */
const LINK_BEHIND = /#mailto:[^#\s]{1,300}#?$/i;
/** Fields of a link to write a mail, behind its address. */
const MAILTO_FIELDS = /^(\s{0,8}<?mailto:[^?]{0,300})\?.*$/is;
const PLAIN = /^[\x20-\x7e]*$/;
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/** The address in a text that holds nothing else, as mail servers take it; its name keeps its case. */
export function readAddress(text: string): ReadAddress {
  // Longer ones are not looked at.
  if (text.length > 2 * LONGEST) return { reason: text.includes('@') ? 'tooLong' : 'noAt' };
  const seen = PLAIN.test(text) ? text : withoutUnseen(text.normalize('NFKC'));
  const email = seen.replace(LINK_BEHIND, '').replace(MAILTO_FIELDS, '$1').replace(AROUND, '');
  const at = email.lastIndexOf('@');
  if (at === -1) return { reason: 'noAt' };
  const local = email.slice(0, at);
  const domain = asciiDomain(email.slice(at + 1)) ?? '';
  if (local.includes('@')) return { reason: 'manyAts' };
  if (
    local.length + 1 + domain.length > LONGEST ||
    email.length > LONGEST ||
    local.length > LONGEST_LOCAL
  )
    return { reason: 'tooLong' };
  if (!LOCAL.test(local)) return { reason: 'letters' };
  return DOMAIN.test(domain) ? { email: `${local}@${domain}` } : { reason: 'domain' };
}
