import { fail, ok } from '#shared/core/result.ts';
import type { Db } from '#shared/server/db/pool.ts';
import type { UnsubscribeScope } from '../../core/stop/stop-contract.ts';
import { readUnsubscribeToken } from '../recipient-tokens.ts';
import { deleteOptOuts, insertOptOut } from './opt-out-queries.ts';

/** Applies an unsubscribe link. Idempotent, because mail programs may repeat the request. */
export async function unsubscribeByToken(db: Db, token: string, scope: UnsubscribeScope) {
  const request = readUnsubscribeToken(token);
  if (request === null) return fail('not_found');
  const { emailHash } = request;
  if (scope === 'none') await deleteOptOuts(db, request);
  else {
    const idEmp = scope === 'all' ? null : request.idEmp;
    await insertOptOut(db, { emailHash, idEmp, reason: 'asked' });
  }
  return ok({ from: scope });
}
