import { and, desc, eq, gt, notInArray } from 'drizzle-orm';
import { KEPT_FORM_MILLISECONDS } from '#shared/core/team/kept-form.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { keptForms, platformAdmins, sessions } from '#shared/server/db/schema/accounts.ts';

export interface KeptForm {
  readonly place: string;
  readonly values: Readonly<Record<string, string>>;
}

const MOST = 20;

/** Whose session it was, however long it is over; null once they left the team. */
export async function adminOfSession(db: Db, idSession: string): Promise<number | null> {
  const [row] = await db
    .select({ idAdmin: platformAdmins.idAdmin })
    .from(sessions)
    .innerJoin(platformAdmins, eq(platformAdmins.idAdmin, sessions.idAdmin))
    .where(and(eq(sessions.idSession, idSession), platformAdmins.isActive));
  return row?.idAdmin ?? null;
}

export async function keepForm(
  db: Db,
  idAdmin: number,
  { place, values }: KeptForm,
): Promise<void> {
  await db.insert(keptForms).values({ idAdmin, place, values });
  const latest = db
    .select({ idForm: keptForms.idForm })
    .from(keptForms)
    .where(eq(keptForms.idAdmin, idAdmin))
    .orderBy(desc(keptForms.idForm))
    .limit(MOST);
  await db
    .delete(keptForms)
    .where(and(eq(keptForms.idAdmin, idAdmin), notInArray(keptForms.idForm, latest)));
}

/** The latest that is kept of somebody, of one page where it is named. */
export async function findKeptForm(
  db: Db,
  idAdmin: number,
  now: Date,
  place?: string,
): Promise<(KeptForm & { readonly idForm: number }) | null> {
  const [row] = await db
    .select({ idForm: keptForms.idForm, place: keptForms.place, values: keptForms.values })
    .from(keptForms)
    .where(
      and(
        eq(keptForms.idAdmin, idAdmin),
        gt(keptForms.createdAt, new Date(now.getTime() - KEPT_FORM_MILLISECONDS)),
        place === undefined ? undefined : eq(keptForms.place, place),
      ),
    )
    .orderBy(desc(keptForms.idForm))
    .limit(1);
  return row ?? null;
}

export async function dropKeptForm(db: Db, idForm: number): Promise<void> {
  await db.delete(keptForms).where(eq(keptForms.idForm, idForm));
}
