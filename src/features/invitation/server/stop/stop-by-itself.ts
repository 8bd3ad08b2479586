import * as z from 'zod/mini';
import type { Db } from '#shared/server/db/pool.ts';
import { defineMail } from '#shared/server/mail/mail.ts';
import { queueMails } from '#shared/server/mail/queue-mail.ts';
import { judgeAfterwards, stopSending } from './report-queries.ts';
import { whoeverSends } from './sender-queries.ts';

const OWN_REASONS = ['complaints', 'bounces', 'refusals'] as const;

export const suspendedCampaignMail = defineMail({
  name: 'sending-stopped',
  props: z.object({ idInvitation: z.string(), reason: z.enum(OWN_REASONS) }),
});

/**
 * Stops a sending that nobody has asked to stop, and writes to whoever sends it and to the company's
 * administrators; one that has left is judged.
 */
export async function stopByItself(
  db: Db,
  idInvitation: string,
  reason: (typeof OWN_REASONS)[number],
): Promise<void> {
  if (!(await stopSending(db, idInvitation, reason))) {
    return judgeAfterwards(db, idInvitation, reason);
  }
  const readers = await whoeverSends(db, idInvitation);
  await queueMails(
    db,
    suspendedCampaignMail,
    readers.map(({ idEmp, address, locale }) => ({
      to: { address },
      locale,
      idEmp,
      props: { idInvitation, reason },
    })),
  );
}
