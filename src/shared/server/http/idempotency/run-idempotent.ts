import { fail } from '#shared/core/result.ts';
import { withFirst } from '#shared/server/db/bounded-pool/first-in-transaction.ts';
import { db } from '#shared/server/db/pool.ts';
import { keyedHash } from '#shared/server/keyed-hash.ts';
import { log } from '#shared/server/log.ts';
import type { Outcome } from '../endpoint/outcome.ts';
import {
  claimKey,
  findIdempotencyRecord,
  type IdempotencyRecord,
  releaseKey,
  saveIdempotencyRecord,
} from './idempotency-queries.ts';
import { openResponse, sealResponse } from './sealed-response.ts';

const RECORD_TTL_MS = 24 * 60 * 60 * 1000;
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,200}$/;

interface IdempotentCall {
  /** The caller's key; never stored, and the secret that opens the stored response. */
  readonly key: string;
  /** Actor and endpoint the key belongs to. */
  readonly scope: string;
  readonly values: unknown;
}

type Action = () => Promise<Outcome<unknown>>;

interface ActiveCall {
  readonly requestHash: string;
  readonly outcome: Promise<Outcome<unknown>>;
}

const activeCalls = new Map<string, ActiveCall>();

class KeyInUseError extends Error {}

/** Runs an action once per key; a repeat within a day gets the stored response. */
export async function runIdempotent(
  call: IdempotentCall,
  action: Action,
): Promise<Outcome<unknown>> {
  if (!IDEMPOTENCY_KEY.test(call.key)) return fail('bad_request');
  const key = keyedDigest('key', [call.scope, call.key]);
  const requestHash = keyedDigest('asked', [call.key, call.values]);
  const concurrentCall = activeCalls.get(key);
  if (concurrentCall)
    return concurrentCall.requestHash === requestHash ? concurrentCall.outcome : fail('key_used');
  const outcome = runOnce({ key, requestHash, secret: call.key }, action);
  activeCalls.set(key, { requestHash, outcome });
  try {
    return await outcome;
  } finally {
    activeCalls.delete(key);
  }
}

export function oldestRecordDate(now = Date.now()): Date {
  return new Date(now - RECORD_TTL_MS);
}

interface Claim {
  readonly key: string;
  readonly requestHash: string;
  readonly secret: string;
}

async function runOnce(claim: Claim, action: Action): Promise<Outcome<unknown>> {
  const { key, requestHash, secret } = claim;
  const record = await findIdempotencyRecord(db, key, oldestRecordDate());
  if (record) return replay(record, claim);
  let isClaimed = false;
  let outcome: Outcome<unknown>;
  try {
    outcome = await withFirst(async (tx) => {
      isClaimed = await claimKey(tx, { key, requestHash }, oldestRecordDate());
      if (!isClaimed) throw new KeyInUseError();
    }, action);
  } catch (error) {
    if (!(error instanceof KeyInUseError)) throw error;
    const concurrentRecord = await findIdempotencyRecord(db, key, oldestRecordDate());
    return concurrentRecord ? replay(concurrentRecord, claim) : fail('conflict');
  }
  if (outcome.ok) await saveRecord({ key, requestHash, response: sealResponse(secret, outcome) });
  else if (isClaimed) await releaseKey(db, key);
  return outcome;
}

/** Stores the response; a failure is only logged, because the action is already done. */
async function saveRecord(record: IdempotencyRecord): Promise<void> {
  try {
    await saveIdempotencyRecord(db, record);
  } catch (error) {
    log.warn({ err: error }, 'a response is not stored');
  }
}

function replay({ requestHash, response }: IdempotencyRecord, claim: Claim): Outcome<unknown> {
  if (requestHash !== claim.requestHash) return fail('key_used');
  return response === null ? fail('conflict') : openResponse(claim.secret, response);
}

/** A keyed hash, so that neither key nor request can be derived from stored rows. */
function keyedDigest(purpose: string, parts: readonly unknown[]): string {
  return keyedHash(`once: ${purpose}`, JSON.stringify(parts)).toString('base64url');
}
