import { and, eq, sql } from 'drizzle-orm';
import type { InvitationEmail } from '#shared/core/domain/invitation.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { invitationDrafts } from '#shared/server/db/schema/invitations.ts';

export interface InvitationDraftKey {
  readonly idEmp: number;
  readonly lang: Locale;
}

const COLUMNS = {
  content: invitationDrafts.content,
  revision: invitationDrafts.revision,
  updatedAt: invitationDrafts.updatedAt,
};

const isDraftOf = ({ idEmp, lang }: InvitationDraftKey) =>
  and(eq(invitationDrafts.idEmp, idEmp), eq(invitationDrafts.lang, lang));

export async function findInvitationDraft(db: Db, key: InvitationDraftKey) {
  const [row] = await db.select(COLUMNS).from(invitationDrafts).where(isDraftOf(key));
  return row ?? null;
}

/** Replaces the given revision (0: creates a draft); null if the stored revision differs. */
export async function writeInvitationDraft(
  db: Db,
  { idEmp, lang }: InvitationDraftKey,
  draft: { revision: number; content: InvitationEmail; updatedBy: number },
) {
  const { revision, content, updatedBy } = draft;
  const [row] =
    revision === 0
      ? await db
          .insert(invitationDrafts)
          .values({ idEmp, lang, content, updatedBy })
          .onConflictDoNothing()
          .returning(COLUMNS)
      : await db
          .update(invitationDrafts)
          .set({
            content,
            updatedBy,
            updatedAt: new Date(),
            revision: sql`${invitationDrafts.revision} + 1`,
          })
          .where(and(isDraftOf({ idEmp, lang }), eq(invitationDrafts.revision, revision)))
          .returning(COLUMNS);
  return row ?? null;
}
