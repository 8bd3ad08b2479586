import { db } from '#shared/server/db/pool.ts';
import { isLinkCode } from '../../core/invite-tokens.ts';
import { countLinkUse, type LinkReader } from '../links/count-link-use.ts';
import { recipientOf } from './invited-person.ts';
import { type InvitedRecipient, setEventBit } from './invited-queries.ts';

/** Counts a click on the invitation page, not its loading, which mail scanners also do. */
export async function countOpening(token: string, reader: LinkReader, now: Date): Promise<void> {
  if (isLinkCode(token)) return countLinkUse(token, reader, now);
  const recipient = await recipientOf(token, now);
  if (recipient && recipient.email !== null) await markOpened(recipient);
}

/** Stores the opening as one bit, without time or order. */
export async function markOpened(recipient: InvitedRecipient): Promise<void> {
  await db.transaction((tx) => setEventBit(tx, 'opened', recipient));
}
