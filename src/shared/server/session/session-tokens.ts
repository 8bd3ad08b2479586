import { createHash, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { env } from '#shared/server/env.ts';

export type SessionKind = 'employer' | 'jobSeeker' | 'platformAdmin';

const ISSUER = 'yousay';

const secret = () => new TextEncoder().encode(env().SESSION_SECRET);

/** The token only references a session row, which holds the owner and validity. */
export function signSessionToken(idSession: string, kind: SessionKind, expiresAt: Date) {
  return new SignJWT({ kind })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setJti(idSession)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(secret());
}

/** Parses our own token of this kind; null when invalid or expired for longer than allowed. */
export async function readSessionToken(token: string, kind: SessionKind, expiredSeconds = 0) {
  if (token.length > 2_000) return null;
  try {
    const { payload } = await jwtVerify(token, secret(), {
      issuer: ISSUER,
      algorithms: ['HS256'],
      clockTolerance: expiredSeconds,
    });
    const { jti, iat = 0 } = payload;
    if (payload['kind'] !== kind || !jti) return null;
    return { idSession: jti, issuedAt: new Date(iat * 1000) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

export const newSecret = () => randomBytes(32).toString('base64url');

/** Only this hash of a secret in a link or cookie is stored. */
export const secretHash = (value: string) => createHash('sha256').update(value).digest('base64url');
