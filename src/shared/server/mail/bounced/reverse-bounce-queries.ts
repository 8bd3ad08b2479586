import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { emailSuppressions } from '../../db/schema/invitations.ts';
import { hashCanonicalEmail } from '../email-hash.ts';

/** Lifts a bounce's suppression once the address is verified; false without one. */
export function clearBounce(db: Db, canonicalEmail: string): Promise<boolean> {
  return clearBounceByHash(db, hashCanonicalEmail(canonicalEmail));
}

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
