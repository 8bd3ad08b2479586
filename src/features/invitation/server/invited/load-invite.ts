import type { JobSeekerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { EXAMPLE_TOKEN } from '../../core/invitation-paths.ts';
import { isLinkCode } from '../../core/invite-tokens.ts';
import { linkOfCode } from '../links/link-queries.ts';
import { isSameAddress, oldestValidLinkDate, recipientOf } from './invited-person.ts';
import {
  findSender,
  type InvitedRecipient,
  isProofIssued,
  offersLabel,
} from './invited-queries.ts';

export type Invite =
  | { readonly state: 'example' }
  | { readonly state: 'closed' | 'shared' | 'expired'; readonly idEmp: number }
  | {
      readonly state: 'signIn' | 'otherAccount' | 'invited' | 'taken';
      readonly idEmp: number;
      readonly email: string;
      readonly senderName: string;
      readonly hasLabel: boolean;
    };

/** Loads an invitation without counting, because scanners prefetch links; null: unknown. */
export async function loadInvite(
  token: string,
  person: JobSeekerSession | null,
  now: Date,
): Promise<Invite | null> {
  if (token === EXAMPLE_TOKEN) return { state: 'example' };
  if (isLinkCode(token)) return sharedInvite(token);
  const recipient = await recipientOf(token, now);
  if (!recipient) return null;
  const { idEmp, email } = recipient;
  if (email === null) return { state: 'expired', idEmp };
  const senderName = (await findSender(db, recipient.idInvitation)) ?? '';
  const state = await stateFor({ ...recipient, email }, person);
  const hasLabel = await offersLabel(db, idEmp, oldestValidLinkDate(now));
  return { state, idEmp, email, senderName, hasLabel };
}

async function stateFor(
  recipient: InvitedRecipient & { readonly email: string },
  person: JobSeekerSession | null,
) {
  if (!person) return 'signIn';
  if (!isSameAddress(recipient.email, person.username)) return 'otherAccount';
  return (await isProofIssued(db, recipient)) ? 'taken' : 'invited';
}

async function sharedInvite(code: string): Promise<Invite | null> {
  const link = await linkOfCode(db, code);
  return link && { state: link.isOpen ? 'shared' : 'closed', idEmp: link.idEmp };
}
