import { hash, verify } from '@node-rs/argon2';
import type { Result } from '#shared/core/result.ts';
import { FairQueue } from '#shared/server/fair-queue.ts';

/** OWASP's minimum for argon2id, the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Bounds concurrent hashing, which is slow on purpose and would block other work. */
const hashQueue = new FairQueue({
  name: 'passwords',
  maxConcurrent: 2,
  maxWaiting: 20,
  retryAfterSeconds: 5,
});

/** Normalizes to NFKC, because keyboards compose the same letters differently. */
const normalizePassword = (password: string): string => password.normalize('NFKC');

export function hashPassword(password: string): Promise<Result<string, 'unavailable'>> {
  return hashQueue.run(() => hash(normalizePassword(password), COST));
}

let dummy: Promise<string> | undefined;

/** Hashes a dummy for unknown accounts, so that timing does not reveal which accounts exist. */
export function verifyPassword(stored: string | null, password: string) {
  return hashQueue.run(async () => {
    dummy ??= hash('no account has this password', COST);
    const comparedHash = stored ?? (await dummy);
    const normalized = normalizePassword(password);
    const isRight = await verify(comparedHash, normalized);
    const matchesRaw =
      !isRight && normalized !== password && (await verify(comparedHash, password));
    if (stored === null) return { isCorrect: false, renewed: null };
    // Accounts from before normalization have a hash of the raw input, which is replaced.
    const renewed = matchesRaw ? await hash(normalized, COST) : null;
    return { isCorrect: isRight || matchesRaw, renewed };
  });
}
