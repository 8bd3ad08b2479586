import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { mailOptOuts } from '../../db/schema/invitations.ts';
import { hashOfMailbox } from '../mailbox-hash.ts';

/**
 * Lets mails go to a mailbox again that came back as gone: somebody has proved that it is there. False when none had
 * come back. What was asked for or complained of stays.
 */
export function forgetBounce(db: Db, mailbox: string): Promise<boolean> {
  return clearBounceByHash(db, hashOfMailbox(mailbox));
}

/** The same of a mailbox that is known by its hash alone. */
export async function clearBounceByHash(db: Db, emailHash: string): Promise<boolean> {
  const rows = await db
    .delete(mailOptOuts)
    .where(
      and(
        eq(mailOptOuts.mailbox, emailHash),
        eq(mailOptOuts.reason, 'bounced'),
        isNull(mailOptOuts.idEmp),
      ),
    )
    .returning({ mailbox: mailOptOuts.mailbox });
  return rows.length > 0;
}
