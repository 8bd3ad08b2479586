import { hash, verify } from '@node-rs/argon2';
import type { Result } from '#shared/core/result.ts';
import { Turns } from '#shared/server/turns.ts';

/** OWASP's argon2id floor; the library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing is slow on purpose; past a short queue more of it would stop everything else. */
const turns = new Turns({ atOnce: 2, mostWaiting: 20 });

export function hashPassword(password: string): Promise<Result<string, 'unavailable'>> {
  return turns.take(() => hash(password, COST));
}

let dummy: Promise<string> | undefined;

/** Without a stored hash it does the same work on a dummy, so that time does not tell who has an account. */
export function verifyPassword(
  stored: string | null,
  password: string,
): Promise<Result<boolean, 'unavailable'>> {
  return turns.take(async () => {
    dummy ??= hash('no account has this password', COST);
    const isRight = await verify(stored ?? (await dummy), password);
    return stored !== null && isRight;
  });
}
