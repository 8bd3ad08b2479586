import { fail, ok, type Result } from '#shared/core/result.ts';
import type { JobSeekerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { SENDING } from '../../core/sending-settings.ts';
import { readInviteToken } from '../recipient-tokens.ts';
import { findRecipient, type Recipient } from './invited-queries.ts';

/** How long a link leads anywhere after its letter has left. */
const LINK_MILLISECONDS = SENDING.linkDays * 24 * 60 * 60_000;

/** Letters that left since then have links that lead somewhere. */
export const linksSince = (now: Date) => new Date(now.getTime() - LINK_MILLISECONDS);

/** Whose letter had this link; its address is null when the link is too old to say so. */
export async function recipientOf(token: string, now: Date): Promise<Recipient | null> {
  const idRecipient = readInviteToken(token);
  const recipient = idRecipient === null ? null : await findRecipient(db, idRecipient);
  if (!recipient || (recipient.sentAt === null && recipient.attempts === 0)) return null;
  const isOver =
    recipient.hasFigures || now.getTime() - (recipient.sentAt ?? now).getTime() > LINK_MILLISECONDS;
  return isOver ? { ...recipient, email: null } : recipient;
}

/** The address that a link proves, for whoever signs up with it. */
export async function invitedAddress(token: string, now: Date): Promise<string | null> {
  return (await recipientOf(token, now))?.email ?? null;
}

export async function isInvited(token: string, email: string, now: Date): Promise<boolean> {
  const address = await invitedAddress(token, now);
  return address !== null && isSameAddress(address, email);
}

type NotInvited = 'not_found' | 'invite_expired' | 'invite_not_yours';

/** The signed-in account has exactly the address the letter went to, or it is refused. */
export async function invitedPerson(
  token: string,
  { username }: Pick<JobSeekerSession, 'username'>,
  now: Date,
): Promise<Result<Recipient, NotInvited>> {
  const recipient = await recipientOf(token, now);
  if (!recipient) return fail('not_found');
  if (recipient.email === null) return fail('invite_expired');
  return isSameAddress(recipient.email, username) ? ok(recipient) : fail('invite_not_yours');
}

export const isSameAddress = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
