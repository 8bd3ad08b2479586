import { and, desc, eq, gt, notInArray } from 'drizzle-orm';
import { FORM_DRAFT_TTL_MS } from '#shared/core/team/form-draft.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { platformAdmins, sessions, teamFormDrafts } from '#shared/server/db/schema/accounts.ts';

export interface TeamFormDraft {
  readonly page: string;
  readonly values: Readonly<Record<string, string>>;
}

const MAX_DRAFTS = 20;

/** The team member of a session, also an expired one; null after leaving the team. */
export async function adminOfSession(db: Db, idSession: string): Promise<number | null> {
  const [row] = await db
    .select({ idAdmin: platformAdmins.idAdmin })
    .from(sessions)
    .innerJoin(platformAdmins, eq(platformAdmins.idAdmin, sessions.idAdmin))
    .where(and(eq(sessions.idSession, idSession), platformAdmins.isActive));
  return row?.idAdmin ?? null;
}

export async function storeFormDraft(
  db: Db,
  idAdmin: number,
  { page, values }: TeamFormDraft,
): Promise<void> {
  await db.insert(teamFormDrafts).values({ idAdmin, url: page, values });
  const latest = db
    .select({ idForm: teamFormDrafts.idForm })
    .from(teamFormDrafts)
    .where(eq(teamFormDrafts.idAdmin, idAdmin))
    .orderBy(desc(teamFormDrafts.idForm))
    .limit(MAX_DRAFTS);
  await db
    .delete(teamFormDrafts)
    .where(and(eq(teamFormDrafts.idAdmin, idAdmin), notInArray(teamFormDrafts.idForm, latest)));
}

/** The member's newest draft, optionally of one page. */
export async function findFormDraft(
  db: Db,
  idAdmin: number,
  now: Date,
  page?: string,
): Promise<(TeamFormDraft & { readonly idForm: number }) | null> {
  const [row] = await db
    .select({
      idForm: teamFormDrafts.idForm,
      page: teamFormDrafts.url,
      values: teamFormDrafts.values,
    })
    .from(teamFormDrafts)
    .where(
      and(
        eq(teamFormDrafts.idAdmin, idAdmin),
        gt(teamFormDrafts.createdAt, new Date(now.getTime() - FORM_DRAFT_TTL_MS)),
        page === undefined ? undefined : eq(teamFormDrafts.url, page),
      ),
    )
    .orderBy(desc(teamFormDrafts.idForm))
    .limit(1);
  return row ?? null;
}

export async function deleteFormDraft(db: Db, idForm: number): Promise<void> {
  await db.delete(teamFormDrafts).where(eq(teamFormDrafts.idForm, idForm));
}
