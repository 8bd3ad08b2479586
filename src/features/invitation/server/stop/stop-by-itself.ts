import * as z from 'zod/mini';
import type { Db } from '#shared/server/db/pool.ts';
import { defineMail } from '#shared/server/mail/mail.ts';
import { queueMails } from '#shared/server/mail/queue-mail.ts';
import { findCampaignContacts } from '../sender-queries.ts';
import { markSuspended, suspendCampaign } from './report-queries.ts';

const AUTOMATIC_REASONS = ['complaints', 'bounces', 'refusals'] as const;

export const suspendedCampaignMail = defineMail({
  name: 'campaign-suspended',
  props: z.object({ idInvitation: z.string(), reason: z.enum(AUTOMATIC_REASONS) }),
});

/** Suspends a campaign automatically and notifies its contacts; a finished one is only marked. */
export async function suspendAutomatically(
  db: Db,
  idInvitation: string,
  reason: (typeof AUTOMATIC_REASONS)[number],
): Promise<void> {
  if (!(await suspendCampaign(db, idInvitation, reason))) {
    return markSuspended(db, idInvitation, reason);
  }
  const props = { idInvitation, reason };
  const contacts = await findCampaignContacts(db, idInvitation);
  const mails = contacts.map(({ address, ...contact }) => ({ ...contact, to: { address }, props }));
  await queueMails(db, suspendedCampaignMail, mails);
}
