import { fail, ok } from '#shared/core/result.ts';
import type { JobSeekerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { CAMPAIGN_LIMITS } from '../../core/invitation-limits.ts';
import { readInviteToken } from '../recipient-tokens.ts';
import { findRecipient, type InvitedRecipient } from './invited-queries.ts';

const LINK_TTL_MS = CAMPAIGN_LIMITS.linkValidDays * 24 * 60 * 60_000;

export const oldestValidLinkDate = (now: Date) => new Date(now.getTime() - LINK_TTL_MS);

/** Finds the recipient of a link; null: unknown link. The address is null once it expired. */
export async function recipientOf(token: string, now: Date): Promise<InvitedRecipient | null> {
  const idRecipient = readInviteToken(token);
  const recipient = idRecipient === null ? null : await findRecipient(db, idRecipient);
  if (!recipient || (recipient.sentAt === null && recipient.attempts === 0)) return null;
  const isExpired =
    recipient.hasFigures || now.getTime() - (recipient.sentAt ?? now).getTime() > LINK_TTL_MS;
  return isExpired ? { ...recipient, email: null } : recipient;
}

export async function invitedEmail(token: string, now: Date): Promise<string | null> {
  return (await recipientOf(token, now))?.email ?? null;
}

export async function isInvited(token: string, email: string, now: Date): Promise<boolean> {
  const address = await invitedEmail(token, now);
  return address !== null && isSameAddress(address, email);
}

/** Requires that the signed-in account has exactly the invited address. */
export async function requireInvited(
  token: string,
  { username }: Pick<JobSeekerSession, 'username'>,
  now: Date,
) {
  const recipient = await recipientOf(token, now);
  if (!recipient) return fail('not_found');
  if (recipient.email === null) return fail('invite_expired');
  return isSameAddress(recipient.email, username) ? ok(recipient) : fail('invite_not_yours');
}

export const isSameAddress = (left: string, right: string) =>
  left.trim().toLowerCase() === right.trim().toLowerCase();
