import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { emailSuppressions } from '../../db/schema/invitations.ts';
import { hashOfMailbox } from '../mailbox-hash.ts';

/**
 * Lets mails go to a mailbox again that came back as gone: somebody has proved that it is there. False when none had
 * come back. What was asked for or complained of stays.
 */
export function clearBounce(db: Db, canonicalEmail: string): Promise<boolean> {
  return clearBounceByHash(db, hashOfMailbox(canonicalEmail));
}

/** The same of a mailbox that is known by its hash alone. */
export async function clearBounceByHash(db: Db, emailHash: string): Promise<boolean> {
  const rows = await db
    .delete(emailSuppressions)
    .where(
      and(
        eq(emailSuppressions.emailHash, emailHash),
        eq(emailSuppressions.reason, 'bounced'),
        isNull(emailSuppressions.idEmp),
      ),
    )
    .returning({ emailHash: emailSuppressions.emailHash });
  return rows.length > 0;
}
