import { hash, verify } from '@node-rs/argon2';
import type { Result } from '#shared/core/result.ts';
import { fail, ok } from '#shared/core/result.ts';

/** OWASP's argon2id floor; the library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MAX_CONCURRENT = 2;
const LONGEST_QUEUE = 20;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing is slow on purpose; past a short queue more of it would stop everything else. */
async function inTurn<T>(work: () => Promise<T>): Promise<Result<T, 'unavailable'>> {
  if (running >= MAX_CONCURRENT) {
    if (waiting.length >= LONGEST_QUEUE) return fail('unavailable');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return ok(await work());
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

export function hashPassword(password: string): Promise<Result<string, 'unavailable'>> {
  return inTurn(() => hash(password, COST));
}

let dummy: Promise<string> | undefined;

/** Without a stored hash it does the same work on a dummy, so that time does not tell who has an account. */
export function verifyPassword(
  stored: string | null,
  password: string,
): Promise<Result<boolean, 'unavailable'>> {
  return inTurn(async () => {
    dummy ??= hash('no account has this password', COST);
    const isRight = await verify(stored ?? (await dummy), password);
    return stored !== null && isRight;
  });
}
