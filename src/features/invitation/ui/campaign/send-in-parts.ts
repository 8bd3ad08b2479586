import type { EndpointCall } from '#shared/core/endpoint.ts';
import type { Locale } from '#shared/core/locale.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import type { Recipient } from '../../core/recipients/read-recipients.ts';
import { SEND_PART } from '../../core/sending-calls.ts';
import type { PartOfSending, sendPartEndpoint } from '../../core/sending-contract.ts';
import { SENDING } from '../../core/sending-settings.ts';

const sendPartCall: EndpointCall<typeof sendPartEndpoint> = SEND_PART;

/** The bytes of recipients in a call of 256 kB, in which the letter stands too. */
const PART_BYTES = 180_000;

export type Letter = Pick<
  PartOfSending,
  'lang' | 'layoutLang' | 'senderName' | 'senderEmail' | 'subject' | 'content'
>;

export interface Handing {
  readonly idInvitation: string;
  readonly letter: Letter;
  readonly recipients: readonly Recipient[];
}

/** Splits a list into parts as large as a call may hold, always the same for the same list. */
export function partsOf(recipients: readonly Recipient[]): readonly (readonly Recipient[])[] {
  const parts: Recipient[][] = [];
  const text = new TextEncoder();
  let bytes = Number.POSITIVE_INFINITY;
  for (const one of recipients) {
    const more = text.encode(JSON.stringify(one)).length + 1;
    const last = parts.at(-1);
    if (last && last.length < SENDING.perPart && bytes + more <= PART_BYTES) {
      last.push(one);
      bytes += more;
    } else {
      parts.push([one]);
      bytes = more;
    }
  }
  return parts;
}

/** One part after the other, from the first: what the server has already it takes without harm. */
export async function sendInParts(
  { idInvitation, letter, recipients }: Handing,
  locale: Locale,
  tell: (done: number) => void,
) {
  const parts = partsOf(recipients);
  let done = 0;
  for (const [at, part] of parts.entries()) {
    const body = {
      idInvitation,
      part: at + 1,
      parts: parts.length,
      size: recipients.length,
      ...letter,
      recipients: part.map((one) => ({ ...one })),
    };
    const answer = await callApi(sendPartCall, locale, { body, isQuiet: true });
    if (!answer.ok || at === parts.length - 1) return answer;
    done += part.length;
    tell(done);
  }
  throw new RangeError('a sending without recipients');
}
