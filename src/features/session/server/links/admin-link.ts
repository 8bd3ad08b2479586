import { recordAct } from '#shared/server/audit-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import {
  insertOneTimeToken,
  spendOneTimeToken,
} from '#shared/server/session/one-time-token-queries.ts';
import { openSession } from '#shared/server/session/open-session.ts';
import { newSecret, secretHash } from '#shared/server/session/session-tokens.ts';
import { ensurePlatformAdmin, findPlatformAdmin } from './admin-link-queries.ts';

const LINK_MINUTES = 10;

const linkHash = (encode: string, keycode: string) => secretHash(`${encode}.${keycode}`);

/** A link for one sign-in to the back office; both halves are needed, neither is stored. */
export async function createAdminLink(
  name: string,
  now: Date,
): Promise<{ encode: string; keycode: string; minutes: number } | null> {
  const encode = newSecret();
  const keycode = newSecret();
  return db.transaction(async (tx) => {
    const admin = await ensurePlatformAdmin(tx, name);
    if (!admin.isActive) return null;
    await insertOneTimeToken(tx, {
      tokenHash: linkHash(encode, keycode),
      purpose: 'adminLink',
      idAdmin: admin.idAdmin,
      expiresAt: new Date(now.getTime() + LINK_MINUTES * 60_000),
    });
    return { encode, keycode, minutes: LINK_MINUTES };
  });
}

/** Null when the link was used before, has expired or never was. */
export async function signInByAdminLink(
  link: { encode: string; keycode: string },
  userAgent: string,
  now: Date,
) {
  return db.transaction(async (tx) => {
    const token = await spendOneTimeToken(tx, linkHash(link.encode, link.keycode), 'adminLink');
    const admin = token?.idAdmin ? await findPlatformAdmin(tx, token.idAdmin) : null;
    if (!admin) return null;
    const owner = { idAdmin: admin.idAdmin };
    const opened = await openSession(tx, { kind: 'platformAdmin', owner, userAgent }, now);
    await recordAct(tx, {
      actorKind: 'platformAdmin',
      idActor: admin.idAdmin,
      action: 'session.open',
      subject: `admin:${admin.idAdmin}`,
    });
    return { admin, opened };
  });
}
