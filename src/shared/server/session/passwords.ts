import { hash, verify } from '@node-rs/argon2';
import type { Result } from '#shared/core/result.ts';
import { FairQueue } from '#shared/server/turns.ts';

/** OWASP's argon2id floor; the library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing is slow on purpose; past a short queue more of it would stop everything else. */
const hashQueue = new FairQueue({
  name: 'passwords',
  maxConcurrent: 2,
  maxWaiting: 20,
  retryAfterSeconds: 5,
});

/** Keyboards compose the same letters in several ways, and another device in another one. */
const normalizePassword = (password: string): string => password.normalize('NFKC');

export function hashPassword(password: string): Promise<Result<string, 'unavailable'>> {
  return hashQueue.run(() => hash(normalizePassword(password), COST));
}

export interface VerifiedPassword {
  readonly isCorrect: boolean;
  /** The hash of the one spelling, where the stored one was made of what was typed. */
  readonly renewed: string | null;
}

let dummy: Promise<string> | undefined;

/** Without a stored hash it does the same work on a dummy, so that time does not tell who has an account. */
export function verifyPassword(
  stored: string | null,
  password: string,
): Promise<Result<VerifiedPassword, 'unavailable'>> {
  return hashQueue.run(async () => {
    dummy ??= hash('no account has this password', COST);
    const comparedHash = stored ?? (await dummy);
    const normalized = normalizePassword(password);
    const isRight = await verify(comparedHash, normalized);
    const matchesRaw =
      !isRight && normalized !== password && (await verify(comparedHash, password));
    if (stored === null) return { isCorrect: false, renewed: null };
    const renewed = matchesRaw ? await hash(normalized, COST) : null;
    return { isCorrect: isRight || matchesRaw, renewed };
  });
}
