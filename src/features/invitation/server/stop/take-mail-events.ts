import { createHmac, timingSafeEqual } from 'node:crypto';
import { budgetOf, isJsonWithin } from '#shared/core/body/body-budget.ts';
import { fail, ok } from '#shared/core/result.ts';
import { env } from '#shared/server/env.ts';
import { readBytes } from '#shared/server/http/endpoint/read-body.ts';
import {
  EVENTS_SIGNATURE_HEADER,
  EVENTS_TIME_HEADER,
  mailEvents,
  mailEventsEndpoint,
} from '../../core/stop/mail-events-contract.ts';
import { handleReport } from './handle-report.ts';
import type { Report } from './read-report.ts';

const SIGNATURE_TTL_SECONDS = 300;
const OUR_MESSAGE = /^<?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.\d@/;

/** Processes bounces and complaints of a mail service; events of other mails are skipped. */
export async function processMailEvents(request: Request, now: Date) {
  const { MAIL_EVENTS_KEY: key } = env();
  if (key === undefined) return fail('not_found');
  const budget = budgetOf(mailEventsEndpoint);
  const bytes = await readBytes(request, budget.bytes);
  if (bytes === null) return fail('payload_too_large');
  if (!isSigned(request.headers, bytes, key, now)) return fail('signature_rejected');
  const events = eventsIn(bytes.toString('utf8'), budget);
  if (events === null) return fail('bad_request');
  let processedCount = 0;
  for (const event of events) {
    const [, idRecipient] = OUR_MESSAGE.exec(event.messageId) ?? [];
    if (!idRecipient) continue;
    const report: Report =
      event.type === 'bounce'
        ? { kind: 'bounce', isFinal: event.permanent }
        : { kind: 'complaint' };
    await handleReport(idRecipient, report, now);
    processedCount += 1;
  }
  return ok({ processed: processedCount });
}

function isSigned(headers: Headers, body: Buffer, key: string, now: Date): boolean {
  const time = headers.get(EVENTS_TIME_HEADER) ?? '';
  const ageSeconds = Math.abs(now.getTime() / 1000 - Number(time));
  if (!/^\d{1,12}$/.test(time) || ageSeconds > SIGNATURE_TTL_SECONDS) return false;
  const signature = Buffer.from(headers.get(EVENTS_SIGNATURE_HEADER) ?? '', 'hex');
  const expected = createHmac('sha256', key).update(`${time}.`).update(body).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

function eventsIn(text: string, budget: Parameters<typeof isJsonWithin>[1]) {
  if (!isJsonWithin(text, budget)) return null;
  try {
    const read = mailEvents.safeParse(JSON.parse(text));
    return read.success ? read.data.events : null;
  } catch {
    return null;
  }
}
