import { randomBytes } from 'node:crypto';
import { escapeMarkup } from '#shared/core/markup/escape-markup.ts';
import { safeAddress } from './mail-address.ts';
import { contentsOf, type MailMessage, mimeWriter, type SerializedMail } from './mail-transport.ts';
import { isRelaxed } from './sign-mail.ts';

export interface MassRecipient {
  readonly idMail: string;
  readonly address: string;
  /** Values by placeholder, limited to letters, digits, `-` and `_`. */
  readonly values: ReadonlyMap<string, string>;
  /** Texts by placeholder for the body only; escaped in HTML. */
  readonly texts?: ReadonlyMap<string, string>;
}

/** A random placeholder, which no other text can contain. */
export const randomPlaceholder = (name: string) => `${name}-${randomBytes(12).toString('hex')}`;

/** A full line of base64 (RFC 2045); the last one gets no line break. */
const FULL_BASE64_LINE = /.{76}(?=.)/g;
const SAFE = /^[\w-]+$/;

/**
 * Serializes a mail once with placeholders, and returns a function that fills in a recipient's
 * values. Serializing it for each recipient would cost several times the CPU.
 */
export async function prepareMassMail(
  mail: Omit<MailMessage, 'idMail' | 'messageId' | 'to'> & { readonly host: string },
): Promise<(recipient: MassRecipient) => SerializedMail> {
  const { host, html, text, returnTo, from, ...rest } = mail;
  const headerPlaceholders = {
    id: randomPlaceholder('id'),
    to: `${randomPlaceholder('to')}@place.invalid`,
  };
  const bodyPlaceholders = { html: randomPlaceholder('html'), text: randomPlaceholder('text') };
  const skeleton = await mimeOf({
    ...rest,
    from,
    ...bodyPlaceholders,
    idMail: headerPlaceholders.id,
    messageId: `<${headerPlaceholders.id}@${host}>`,
    to: { name: '', address: headerPlaceholders.to },
  });
  // Filled-in values contain no spaces, so the relaxed form for DKIM holds for every mail.
  if (!isRelaxed(skeleton)) throw new Error('the library has written a body with spaces to fold');
  const encodedParts = [bodyPlaceholders.text, bodyPlaceholders.html].map((part) =>
    Buffer.from(part).toString('base64'),
  );
  return ({ idMail, address, values, texts = new Map() }) => {
    const to = safeAddress('recipient', address).address;
    const fill = (template: string) => {
      let filledText = template;
      for (const [placeholder, value] of values) {
        if (!SAFE.test(value)) throw new Error('a placeholder got a forbidden value');
        filledText = filledText.replaceAll(placeholder, value);
      }
      return filledText;
    };
    const fillTexts = (part: string, write = (replacement: string) => replacement) =>
      [...texts].reduce(
        (filledPart, [placeholder, replacement]) =>
          filledPart.replaceAll(placeholder, () => write(replacement)),
        part,
      );
    const raw = fill(
      skeleton.replace(headerPlaceholders.id, idMail).replace(headerPlaceholders.to, () => to),
    )
      .replace(encodedParts[0] ?? '', base64Lines(fillTexts(fill(text))))
      .replace(encodedParts[1] ?? '', base64Lines(fillTexts(fill(html), escapeMarkup)));
    return { idMail, envelope: { from: fill(returnTo ?? from.address), to }, raw };
  };
}

function base64Lines(content: string): string {
  const encoded = Buffer.from(content).toString('base64');
  return encoded.replace(FULL_BASE64_LINE, '$&\r\n');
}

async function mimeOf(message: MailMessage): Promise<string> {
  const contents = { ...contentsOf(message), encoding: 'base64' } as const;
  const { message: bytes } = await mimeWriter().sendMail(contents);
  return bytes.toString();
}
