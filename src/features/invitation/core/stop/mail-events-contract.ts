import * as z from 'zod/mini';
import { listOf } from '#shared/core/body/bounded-list.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { defineErrors } from '#shared/core/endpoint-errors.ts';
import { localLimit, MINUTE } from '#shared/core/limits.ts';

const MAX_EVENTS = 500;

/** Unix seconds of the signature; requests older than five minutes are rejected. */
export const EVENTS_TIME_HEADER = 'X-Mail-Events-Time';
/** Hex of HMAC-SHA256 under MAIL_EVENTS_KEY over the time, a full stop and the body. */
export const EVENTS_SIGNATURE_HEADER = 'X-Mail-Events-Signature';

const messageId = z.string().check(z.maxLength(200));

export const mailEvents = z.object({
  events: listOf(
    z.discriminatedUnion('type', [
      z.object({
        type: z.literal('bounce'),
        messageId,
        /** True: the mailbox no longer exists; false: a temporary failure. */
        permanent: z.boolean(),
      }),
      z.object({ type: z.literal('complaint'), messageId }),
    ]),
    MAX_EVENTS,
  ),
});

export const mailEventsEndpoint = defineEndpoint({
  method: 'post',
  path: '/mail/events',
  summary:
    'What a mail service tells of invitations: bounces and complaints by Message-ID, signed (X-Mail-Events-Time, X-Mail-Events-Signature)',
  tag: 'Invitations',
  guard: 'public',
  limit: localLimit('mailEvents', 600, MINUTE),
  errors: defineErrors('invitation:errors.', { signature_rejected: 401 }),
  rawBody: 'text',
  budget: { bytes: 256 * 1024 },
  data: z.object({ processed: z.int() }),
});
