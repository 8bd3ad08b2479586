import { randomBytes } from 'node:crypto';
import nodemailer from 'nodemailer';
import { escapeMarkup } from '#shared/core/markup/escape-markup.ts';
import { safeAddress } from './mail-address.ts';
import { contentsOf, type FinishedMail, type MailMessage } from './mail-transport.ts';
import { isRelaxed } from './sign-mail.ts';

/** One of many who get the same mail. */
export interface MassRecipient {
  readonly idMail: string;
  readonly address: string;
  /** What stands where a place was left, by the place; letters, digits, `-` and `_` alone. */
  readonly filled: ReadonlyMap<string, string>;
  /** Words that stand in places of the text alone, by the place; in HTML they are escaped. */
  readonly words?: ReadonlyMap<string, string>;
}

/** A placeholder of random letters, so that nobody's words can hold it. */
export const placeIn = (what: string) => `${what}-${randomBytes(12).toString('hex')}`;

/** Characters of a line of base64. */
const LINE = 76;
const SAFE = /^[\w-]+$/;

/**
 * The same mail for many: the library writes its headers and parts once, with places where recipients differ.
 * Writing it anew for each would cost several times the processor.
 */
export async function prepareMassMail(
  mail: Omit<MailMessage, 'idMail' | 'messageId' | 'to'> & { readonly host: string },
): Promise<(recipient: MassRecipient) => FinishedMail> {
  const { host, html, text, returnTo, from, ...rest } = mail;
  const places = { id: placeIn('id'), to: `${placeIn('to')}@place.invalid` };
  const parts = { html: placeIn('html'), text: placeIn('text') };
  const skeleton = await mimeOf({
    ...rest,
    from,
    ...parts,
    idMail: places.id,
    messageId: `<${places.id}@${host}>`,
    to: { name: '', address: places.to },
  });
  // What is filled in for each is base64 and words without spaces.
  if (!isRelaxed(skeleton)) throw new Error('the library has written a body with spaces to fold');
  const cut = [parts.text, parts.html].map((part) => Buffer.from(part).toString('base64'));
  return ({ idMail, address, filled, words: said = new Map() }) => {
    const to = safeAddress('recipient', address).address;
    const fill = (words: string) => {
      let full = words;
      for (const [place, value] of filled) {
        if (!SAFE.test(value)) throw new Error('a place is filled with what may not stand there');
        full = full.replaceAll(place, value);
      }
      return full;
    };
    const say = (part: string, write = (word: string) => word) =>
      [...said].reduce((full, [place, word]) => full.replaceAll(place, () => write(word)), part);
    const raw = fill(skeleton.replace(places.id, idMail).replace(places.to, () => to))
      .replace(cut[0] ?? '', folded(say(fill(text))))
      .replace(cut[1] ?? '', folded(say(fill(html), escapeMarkup)));
    return { idMail, envelope: { from: fill(returnTo ?? from.address), to }, raw };
  };
}

function folded(words: string): string {
  const encoded = Buffer.from(words).toString('base64');
  const lines: string[] = [];
  for (let at = 0; at < encoded.length; at += LINE) lines.push(encoded.slice(at, at + LINE));
  return lines.join('\r\n');
}

async function mimeOf(message: MailMessage): Promise<string> {
  const writer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });
  const { message: bytes } = await writer.sendMail({
    ...contentsOf(message),
    encoding: 'base64',
  });
  return bytes.toString();
}
