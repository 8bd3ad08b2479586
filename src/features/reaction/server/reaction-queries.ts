import { type SQL, sql } from 'drizzle-orm';
import type { ReactionType } from '#shared/core/domain/reaction.ts';
import { packagesWith } from '#shared/core/packages.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { reactionCounts, reactions } from '#shared/server/db/schema/reactions.ts';
import { ITEMS_OF, MAX_LISTED, type ReactionKind, type Subject } from '../core/reaction-lists.ts';

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

const KIND = `case ${Object.entries(ITEMS_OF)
  .map(([kind, items]) => `when i.kind in (${quoted(items)}) then '${kind}'`)
  .join(' ')} end`;

/** SQL of the items `i` in versions `p` of company `c` that visitors can open. */
const VISIBLE_ITEMS = `profile_items i
  join profile_versions p on p.id_profile = i.id_profile and p.state = 'published'
  join companies c on c.id_emp = p.id_emp and c.is_active and c.is_listed
    and case p.lang when 'th' then c.published_th_at else c.published_en_at end is not null
  where (i.kind = 'aspectPicture' or c.package_hr_say in (${quoted(packagesWith('albumsOrNews'))}))
    and coalesce(i.content -> 'showOnProfile' = 'true', true)
    and (i.kind <> 'album' or exists (select 1 from profile_items o
      where o.id_profile = i.id_profile and o.section = i.section and o.parent = i.id_item))`;

const visibleItems = sql.raw(
  `select distinct i.public_no, ${KIND} as kind, p.id_emp from ${VISIBLE_ITEMS}
     and i.public_no in (select public_no from asked)`,
);

/** Author of a reaction: either `idJsk` or `visitor` is set. */
export interface Reactor {
  readonly idJsk: number | null;
  readonly visitor: string | null;
  /** IP and browser of a visitor without cookie: the same source counts once. */
  readonly ipHash: string | null;
}

export interface Reaction extends Subject, Reactor {
  readonly reactionType: ReactionType;
}

export interface ReactionCounts extends Record<string, unknown> {
  readonly likes: number;
  readonly shares: number;
}

export interface AddedReaction extends ReactionCounts {
  /** False if another visitor with the same IP and browser had already reacted. */
  readonly isOwn: boolean;
}

/** Adds reactions and returns the new counts, null for items visitors cannot see; idempotent. */
export async function addReactions(
  db: Db,
  some: readonly Reaction[],
): Promise<readonly (AddedReaction | null)[]> {
  const rows = some.map(({ publicNo, idJsk, reactionType, ipHash, ...reaction }, index) => ({
    ...reaction,
    type: reactionType,
    ip_hash: ipHash,
    at: index,
    public_no: publicNo,
    id_jsk: idJsk,
  }));
  const written = await db.execute<AddedReaction & { index: number }>(sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as a(at int, type text, kind text, public_no int, id_jsk int, visitor text,
            ip_hash text)),
    told as (${visibleItems}),
    added as (
      insert into ${reactions} (public_no, type, id_emp, id_jsk, visitor, ip_hash)
      select distinct a.public_no, a.type, t.id_emp, a.id_jsk, a.visitor, a.ip_hash
      from asked a join told t using (public_no, kind)
      where a.id_jsk is null or exists (select 1 from job_seekers j where j.id_jsk = a.id_jsk)
      order by 1, 2, 6, 4, 5
      on conflict do nothing returning public_no, type, id_emp, id_jsk, visitor),
    counted as (
      insert into ${reactionCounts} (public_no, id_emp, likes, shares)
      select public_no, id_emp, count(*) filter (where type = 'like'),
             count(*) filter (where type = 'share')
      from added group by public_no, id_emp order by public_no
      on conflict (public_no) do update set likes = reaction_counts.likes + excluded.likes,
        shares = reaction_counts.shares + excluded.shares
      returning public_no, likes, shares)
    select a.at as "index", coalesce(n.likes, b.likes, 0) as likes, coalesce(n.shares, b.shares, 0) as shares,
           d.public_no is not null or exists (select 1 from ${reactions} r
             where r.public_no = a.public_no and r.type = a.type and (r.id_jsk = a.id_jsk
               or (r.id_jsk is null and r.visitor = a.visitor))) as "isOwn"
    from asked a join told t using (public_no, kind)
    left join added d on d.public_no = a.public_no and d.type = a.type
      and coalesce(d.visitor, d.id_jsk::text) = coalesce(a.visitor, a.id_jsk::text)
    left join counted n on n.public_no = a.public_no
    left join ${reactionCounts} b on b.public_no = a.public_no`);
  const found = new Map(written.rows.map(({ index, ...counts }) => [index, counts]));
  return some.map((_, index) => found.get(index) ?? null);
}

/** Deletes the selected reactions and subtracts them from the counts. */
export async function removeReactions(db: Db, condition: SQL): Promise<void> {
  await db.execute(sql`
    with gone as (delete from ${reactions} where ${condition} returning public_no, type),
    fewer as (
      select public_no, count(*) filter (where type = 'like') as likes,
             count(*) filter (where type = 'share') as shares
      from gone group by public_no),
    held as (
      select c.public_no from ${reactionCounts} c join fewer using (public_no)
      order by c.public_no for update of c)
    update ${reactionCounts} set likes = reaction_counts.likes - fewer.likes,
      shares = reaction_counts.shares - fewer.shares
    from fewer join held using (public_no)
    where reaction_counts.public_no = fewer.public_no`);
}

export const removeReactionsOf = (
  db: Db,
  done: readonly Omit<Reaction, 'kind' | 'ipHash'>[],
): Promise<void> =>
  removeReactions(
    db,
    sql.join(
      done.map(
        ({ publicNo, reactionType, idJsk, visitor }) =>
          sql`(public_no = ${publicNo} and type = ${reactionType} and id_jsk is not distinct from ${idJsk}
            and visitor is not distinct from ${visitor})`,
      ),
      sql` or `,
    ),
  );

export const removeReactionsOfPerson = (db: Db, idJsk: number): Promise<void> =>
  removeReactions(db, sql`id_jsk = ${idJsk}`);

/** Deletes reactions to items that no version of any page contains. */
export async function removeOrphans(db: Db): Promise<void> {
  const isOrphan = (table: string) =>
    sql.raw(`not exists (select 1 from profile_items i where i.public_no = ${table}.public_no)`);
  await db.execute(sql`delete from ${reactions} where ${isOrphan('reactions')}`);
  await db.execute(sql`delete from ${reactionCounts} where ${isOrphan('reaction_counts')}`);
}

export interface FoundReactions extends ReactionCounts {
  readonly publicNo: number;
  readonly people: readonly number[];
  readonly isOwn: boolean;
}

/** Counts of reactions to visible items, and whether the caller reacted. */
export async function findReactions(
  db: Db,
  reactionType: ReactionType,
  subjects: readonly (Subject & { readonly visitor: string | null })[],
  idJsk: number | null,
): Promise<readonly FoundReactions[]> {
  const rows = subjects.map(({ publicNo, ...rest }) => ({ ...rest, public_no: publicNo }));
  const found = await db.execute<FoundReactions>(sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as a(kind text, public_no int, visitor text)),
    told as (${visibleItems})
    select public_no as "publicNo", coalesce(b.likes, 0) as likes, coalesce(b.shares, 0) as shares,
           array(select r.id_jsk from ${reactions} r where r.public_no = a.public_no
                   and r.type = ${reactionType} and r.id_jsk = ${idJsk}
                 union all
                 (select r.id_jsk from ${reactions} r where r.public_no = a.public_no
                    and r.type = ${reactionType} and r.id_jsk is distinct from ${idJsk} and r.id_jsk is not null
                  order by r.id_jsk limit ${MAX_LISTED})) as people,
           exists (select 1 from ${reactions} r where r.public_no = a.public_no and r.type = ${reactionType}
                   and (r.id_jsk = ${idJsk} or (r.id_jsk is null and r.visitor = a.visitor))) as "isOwn"
    from asked a join told t using (public_no, kind)
    left join ${reactionCounts} b using (public_no)`);
  return found.rows;
}

/** The items that show these pictures; a picture in several belongs to the first. */
export async function galleryItems(
  db: Db,
  idMedia: readonly string[],
): Promise<readonly { readonly idMedia: string; readonly publicNo: number }[]> {
  const kind: ReactionKind = 'gallery';
  const found = await db.execute<{ idMedia: string; publicNo: number }>(sql`
    select m.id_media as "idMedia", min(i.public_no) as "publicNo"
    from profile_media m, ${sql.raw(VISIBLE_ITEMS)}
      and i.id_profile = m.id_profile and i.section = m.section
      and i.content ->> 'idMedia' = m.id_media::text
      and m.id_media in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(idMedia)}::jsonb))
      and ${sql.raw(KIND)} = ${kind}
    group by m.id_media`);
  return found.rows;
}
