import type { EndpointCall } from '#shared/core/endpoint.ts';
import type { Locale } from '#shared/core/locale.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { SEND_PART } from '../../core/campaign-calls.ts';
import type { CampaignPart, sendPartEndpoint } from '../../core/campaign-contract.ts';
import { CAMPAIGN_LIMITS } from '../../core/invitation-limits.ts';
import type { Recipient } from '../../core/recipients/read-recipients.ts';

const sendPartCall: EndpointCall<typeof sendPartEndpoint> = SEND_PART;

/** Maximum size of recipients in a request of 256 kB, which also contains the email. */
const PART_BYTES = 180_000;

export type SignedEmail = Pick<
  CampaignPart,
  'lang' | 'layoutLang' | 'senderName' | 'senderEmail' | 'subject' | 'content'
>;

export interface CampaignDelivery {
  readonly idInvitation: string;
  readonly signedEmail: SignedEmail;
  readonly recipients: readonly Recipient[];
}

/** Splits a list into parts that fit a request, always the same for the same list. */
export function partsOf(recipients: readonly Recipient[]): readonly (readonly Recipient[])[] {
  const parts: Recipient[][] = [];
  const text = new TextEncoder();
  let bytes = Number.POSITIVE_INFINITY;
  for (const recipient of recipients) {
    const recipientBytes = text.encode(JSON.stringify(recipient)).length + 1;
    const last = parts.at(-1);
    if (
      last &&
      last.length < CAMPAIGN_LIMITS.recipientsPerPart &&
      bytes + recipientBytes <= PART_BYTES
    ) {
      last.push(recipient);
      bytes += recipientBytes;
    } else {
      parts.push([recipient]);
      bytes = recipientBytes;
    }
  }
  return parts;
}

/** Sends all parts in order, also when resumed: the server ignores parts it already has. */
export async function sendInParts(
  { idInvitation, signedEmail, recipients }: CampaignDelivery,
  locale: Locale,
  onProgress: (done: number) => void,
) {
  const parts = partsOf(recipients);
  let done = 0;
  for (const [index, part] of parts.entries()) {
    const body = {
      idInvitation,
      part: index + 1,
      parts: parts.length,
      size: recipients.length,
      ...signedEmail,
      recipients: part.map((recipient) => ({ ...recipient })),
    };
    const response = await callApi(sendPartCall, locale, { body, isQuiet: true });
    if (!response.ok || index === parts.length - 1) return response;
    done += part.length;
    onProgress(done);
  }
  throw new RangeError('a campaign without recipients');
}
