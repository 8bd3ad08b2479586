import { fail, ok, type Result } from '#shared/core/result.ts';
import { recordAct } from '#shared/server/audit-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { revokeSessions } from '#shared/server/session/credential-queries.ts';
import type { AccountKind } from '../../core/accounts/account-contract.ts';
import { type Lookup, recentLookup } from './account-queries.ts';

interface EndAccountSessions {
  readonly idLookup: number;
  readonly kind: AccountKind;
  readonly idAdmin: number;
}

/** Revokes all sessions and renewals of an account that was looked up. */
export function endAccountSessions({
  idLookup,
  kind,
  idAdmin,
}: EndAccountSessions): Promise<Result<null, 'not_found'>> {
  return db.transaction(async (tx): Promise<Result<null, 'not_found'>> => {
    const lookup = await recentLookup(tx, { idLookup, idAdmin });
    const owner = lookup && ownerIn(lookup, kind);
    if (!owner) return fail('not_found');
    await revokeSessions(tx, owner);
    const [id] = Object.values(owner);
    await recordAct(tx, {
      actorKind: 'platformAdmin',
      idActor: idAdmin,
      action: 'account.revokeSessions',
      subject: `${kind}:${id}`,
      detail: { idLookup },
    });
    return ok(null);
  });
}

function ownerIn({ idUser, idJsk }: Lookup, kind: AccountKind) {
  if (kind === 'user') return idUser === undefined ? null : { idUser };
  return idJsk === undefined ? null : { idJsk };
}
