import { hash, verify } from '@node-rs/argon2';
import type { Result } from '#shared/core/result.ts';
import { Turns } from '#shared/server/turns.ts';

/** OWASP's argon2id floor; the library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing is slow on purpose; past a short queue more of it would stop everything else. */
const turns = new Turns({ name: 'passwords', atOnce: 2, mostWaiting: 20, retryAfter: 5 });

/** Keyboards compose the same letters in several ways, and another device in another one. */
const oneSpelling = (password: string): string => password.normalize('NFKC');

export function hashPassword(password: string): Promise<Result<string, 'unavailable'>> {
  return turns.take(() => hash(oneSpelling(password), COST));
}

export interface Verified {
  readonly isRight: boolean;
  /** The hash of the one spelling, where the stored one was made of what was typed. */
  readonly renewed: string | null;
}

let dummy: Promise<string> | undefined;

/** Without a stored hash it does the same work on a dummy, so that time does not tell who has an account. */
export function verifyPassword(
  stored: string | null,
  password: string,
): Promise<Result<Verified, 'unavailable'>> {
  return turns.take(async () => {
    dummy ??= hash('no account has this password', COST);
    const known = stored ?? (await dummy);
    const spelling = oneSpelling(password);
    const isRight = await verify(known, spelling);
    const isAsTyped = !isRight && spelling !== password && (await verify(known, password));
    if (stored === null) return { isRight: false, renewed: null };
    const renewed = isAsTyped ? await hash(spelling, COST) : null;
    return { isRight: isRight || isAsTyped, renewed };
  });
}
