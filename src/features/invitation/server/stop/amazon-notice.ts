import * as z from 'zod/mini';
import { type Judgement, judgeResponse } from '../smtp-response/classify-response.ts';

const Notification = z.object({
  notificationType: z.string(),
  bounce: z.optional(
    z.object({
      bouncedRecipients: z.array(
        z.object({ status: z.optional(z.string()), diagnosticCode: z.optional(z.string()) }),
      ),
    }),
  ),
});
/** Line breaks that mail systems insert into the long line of JSON. */
const LINE_BREAKS = /!?\r?\n ?/g;
const Envelope = z.object({ Message: z.string() });

/** Classifies a JSON bounce or complaint of Amazon SES; null if the text is neither. */
export function judgeAmazonNotice(text: string): Judgement | 'complaint' | null {
  if (!text.startsWith('{')) return null;
  const json = parseJson(text.slice(0, text.lastIndexOf('}') + 1).replace(LINE_BREAKS, ''));
  const envelope = Envelope.safeParse(json);
  const { data } = Notification.safeParse(
    envelope.success ? parseJson(envelope.data.Message) : json,
  );
  if (data?.notificationType === 'Complaint') return 'complaint';
  if (data?.notificationType !== 'Bounce' || !data.bounce) return null;
  const judged = data.bounce.bouncedRecipients.map(({ status, diagnosticCode = '' }) =>
    judgeResponse(diagnosticCode.replace(/^[\w-]*;/, ''), status),
  );
  return judged.includes('gone') ? 'gone' : 'other';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
