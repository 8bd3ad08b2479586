import { fail } from '#shared/core/result.ts';
import { withFirst } from '#shared/server/db/bounded-pool/first-in-transaction.ts';
import { db } from '#shared/server/db/pool.ts';
import { keyedHash } from '#shared/server/keyed-hash.ts';
import { log } from '#shared/server/log.ts';
import type { Outcome } from '../endpoint/outcome.ts';
import {
  claimKey,
  findKeptAnswer,
  type KeptAnswer,
  keepAnswer,
  releaseKey,
} from './kept-answer-queries.ts';
import { openAnswer, sealAnswer } from './sealed-answer.ts';

const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;
const ONCE_KEY = /^[\x21-\x7e]{8,200}$/;

interface OnceAsked {
  /** What the caller called this act; it is stored nowhere, and opens the answer that is. */
  readonly key: string;
  /** Whose key it is, and of which endpoint. */
  readonly scope: string;
  readonly values: unknown;
}

type Act = () => Promise<Outcome<unknown>>;

interface UnderWay {
  readonly asked: string;
  readonly outcome: Promise<Outcome<unknown>>;
}

const underWay = new Map<string, UnderWay>();

class KeyTaken extends Error {}

/**
 * Does once what is asked for under one key, also when it is asked for twice at a time. Whoever comes
 * again within a day gets the answer that was given; who asks for something else with it is refused.
 */
export async function onceOnly(call: OnceAsked, act: Act): Promise<Outcome<unknown>> {
  if (!ONCE_KEY.test(call.key)) return fail('bad_request');
  const key = marked('key', [call.scope, call.key]);
  const asked = marked('asked', [call.key, call.values]);
  const others = underWay.get(key);
  if (others) return others.asked === asked ? others.outcome : fail('key_used');
  const outcome = actOnce({ key, asked, secret: call.key }, act);
  underWay.set(key, { asked, outcome });
  try {
    return await outcome;
  } finally {
    underWay.delete(key);
  }
}

/** A key that is a day old is free again. */
export function keptSince(now = Date.now()): Date {
  return new Date(now - KEPT_MILLISECONDS);
}

interface Claim {
  readonly key: string;
  readonly asked: string;
  readonly secret: string;
}

async function actOnce(claim: Claim, act: Act): Promise<Outcome<unknown>> {
  const { key, asked, secret } = claim;
  const kept = await findKeptAnswer(db, key, keptSince());
  if (kept) return again(kept, claim);
  let isClaimed = false;
  let outcome: Outcome<unknown>;
  try {
    outcome = await withFirst(async (tx) => {
      isClaimed = await claimKey(tx, { key, asked }, keptSince());
      if (!isClaimed) throw new KeyTaken();
    }, act);
  } catch (error) {
    if (!(error instanceof KeyTaken)) throw error;
    const theirs = await findKeptAnswer(db, key, keptSince());
    return theirs ? again(theirs, claim) : fail('conflict');
  }
  if (outcome.ok) await keep({ key, asked, answer: sealAnswer(secret, outcome) });
  else if (isClaimed) await releaseKey(db, key);
  return outcome;
}

/** What is done is done, also when its answer cannot be kept. */
async function keep(kept: KeptAnswer): Promise<void> {
  try {
    await keepAnswer(db, kept);
  } catch (error) {
    log.warn({ err: error }, 'an answer is not kept');
  }
}

function again({ asked, answer }: KeptAnswer, claim: Claim): Outcome<unknown> {
  if (asked !== claim.asked) return fail('key_used');
  return answer === null ? fail('conflict') : openAnswer(claim.secret, answer);
}

/** Neither the key nor what was asked can be found out from what is stored. */
function marked(purpose: string, parts: readonly unknown[]): string {
  return keyedHash(`once: ${purpose}`, JSON.stringify(parts)).toString('base64url');
}
