import { fail, ok, type Result } from '#shared/core/result.ts';
import type { Db } from '#shared/server/db/pool.ts';
import type { StopFor } from '../../core/stop/stop-contract.ts';
import { readStopToken } from '../recipient-tokens.ts';
import { deleteOptOuts, insertOptOut } from './opt-out-queries.ts';

/** A mail program may ask twice, and whoever reads the letter once more. */
export async function stopLetters(
  db: Db,
  token: string,
  from: StopFor,
): Promise<Result<{ readonly from: StopFor }, 'not_found'>> {
  const asked = readStopToken(token);
  if (asked === null) return fail('not_found');
  const { mailbox } = asked;
  if (from === 'none') await deleteOptOuts(db, asked);
  else {
    const idEmp = from === 'all' ? null : asked.idEmp;
    await insertOptOut(db, { mailbox, idEmp, reason: 'asked' });
  }
  return ok({ from });
}
