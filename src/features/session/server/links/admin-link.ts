import { fail, ok, type Result } from '#shared/core/result.ts';
import { recordAct } from '#shared/server/audit-queries.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { pairRejectionReason } from '#shared/server/session/key-pairs.ts';
import {
  consumeOneTimeToken,
  findOneTimeToken,
  insertOneTimeToken,
} from '#shared/server/session/one-time-token-queries.ts';
import { type OpenedSession, openSession } from '#shared/server/session/open-session.ts';
import { newSecret, secretHash } from '#shared/server/session/session-tokens.ts';
import {
  adminExists,
  ensurePlatformAdmin,
  findPlatformAdmin,
  hasMembers,
} from './admin-link-queries.ts';

const LINK_MINUTES = 10;

interface AdminLink {
  readonly encode: string;
  readonly keycode: string;
}
type NewAdminLink = AdminLink & { readonly minutes: number };

type AdminSignIn = Result<
  {
    readonly admin: { readonly idAdmin: number; readonly name: string };
    readonly opened: OpenedSession;
  },
  'link_used' | 'link_expired'
>;

const linkHash = ({ encode, keycode }: AdminLink) => secretHash(`${encode}.${keycode}`);

/** Creates a link of two secrets; opening it takes both, and neither is stored. */
export async function createAdminLink(name: string, now: Date): Promise<NewAdminLink | null> {
  const link = { encode: newSecret(), keycode: newSecret() };
  return db.transaction(async (tx) => {
    const admin = await ensurePlatformAdmin(tx, name);
    if (!admin.isActive) return null;
    await insertOneTimeToken(tx, {
      tokenHash: linkHash(link),
      purpose: 'adminLink',
      idAdmin: admin.idAdmin,
      expiresAt: new Date(now.getTime() + LINK_MINUTES * 60_000),
    });
    return { ...link, minutes: LINK_MINUTES };
  });
}

const FIRST_NAME = 'Review team';

/** Parses `[NAME] [--new]`, quoted or not. A typo never adds a member to an existing team. */
export async function requestAdminLink(
  args: readonly string[],
  now: Date,
): Promise<Result<{ name: string; link: NewAdminLink }, 'unknown_name' | 'inactive'>> {
  const isNew = args.includes('--new');
  const nameArg = args
    .filter((arg) => arg !== '--new')
    .join(' ')
    .trim();
  const name = nameArg === '' ? FIRST_NAME : nameArg;
  const isFirst = name === FIRST_NAME && !(await hasMembers(db));
  if (!isNew && !isFirst && !(await adminExists(db, name))) {
    return fail('unknown_name', { detail: { name } });
  }
  const link = await createAdminLink(name, now);
  return link ? ok({ name, link }) : fail('inactive', { detail: { name } });
}

/** Returns the error code of opening the link without consuming it; null while it works. */
export async function whyAdminLinkFails(
  link: AdminLink,
  tx: Db = db,
): Promise<'link_used' | 'link_expired' | null> {
  const existing = await findOneTimeToken(tx, linkHash(link), 'adminLink');
  if (!existing) return pairRejectionReason(tx, { enc: link.encode, key: link.keycode });
  return existing.usedAt ? 'link_used' : null;
}

/** Signs in by link; an error tells a used link from an expired one only if both secrets match. */
export async function signInByAdminLink(link: AdminLink, userAgent: string, now: Date) {
  return db.transaction(async (tx): Promise<AdminSignIn> => {
    const token = await consumeOneTimeToken(tx, linkHash(link), 'adminLink');
    const admin = token?.idAdmin ? await findPlatformAdmin(tx, token.idAdmin) : null;
    if (!admin) return fail((!token && (await whyAdminLinkFails(link, tx))) || 'link_expired');
    const owner = { idAdmin: admin.idAdmin };
    const opened = await openSession(tx, { kind: 'platformAdmin', owner, userAgent }, now);
    await recordAct(tx, {
      actorKind: 'platformAdmin',
      idActor: admin.idAdmin,
      action: 'session.open',
      subject: `admin:${admin.idAdmin}`,
    });
    return ok({ admin, opened });
  });
}
