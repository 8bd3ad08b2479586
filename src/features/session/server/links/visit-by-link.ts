import { companyName } from '#shared/core/company/company-name.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { insertActionLog } from '#shared/server/action-log-queries.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import {
  findPairJobSeeker,
  findPairUser,
  type PairKind,
  type PairOwner,
} from '#shared/server/session/key-pair-queries.ts';
import {
  consumeLinkPair,
  issueLinkPair,
  type KeyPair,
  pairRejectionReason,
  peekLinkPair,
} from '#shared/server/session/key-pairs.ts';
import { type OpenedSession, openSession } from '#shared/server/session/open-session.ts';
import type { LinkPerson } from '../../core/link-contract.ts';

export interface LinkVisit {
  readonly pair: KeyPair;
  readonly kind: PairKind;
  readonly userAgent: string;
  /** The idUser or idJsk of the current session. */
  readonly signedIn: number | null;
  /** The user confirmed to replace the session of another account. */
  readonly isAgreed: boolean;
  readonly pairSeconds: number;
}

type LinkOutcome = Result<
  /** Pair that replaces the consumed link's pair, so that no URL holds a valid one. */
  | { readonly nextPair: KeyPair }
  | { readonly nextPair?: never; readonly person: LinkPerson; readonly opened: OpenedSession },
  'link_expired' | 'link_used'
>;

/** Opens a session by link, but replaces another account's session only after confirmation. */
export function visitByLink(visit: LinkVisit, now: Date): Promise<LinkOutcome> {
  const { pair, kind, userAgent, signedIn, isAgreed, pairSeconds } = visit;
  return db.transaction(async (tx): Promise<LinkOutcome> => {
    const owner = await consumeLinkPair(tx, pair, kind, now);
    const person = owner && (await personOf(tx, owner));
    if (!owner) return fail(await pairRejectionReason(tx, pair));
    if (!person) return fail('link_expired');
    if (signedIn !== null && signedIn !== person.id && !isAgreed) {
      return ok({ nextPair: await issueLinkPair(tx, owner, now) });
    }
    const opening = { kind, owner, userAgent, byKeys: true, pairSeconds };
    const opened = await openSession(tx, opening, now);
    await logAutoLogin(tx, person);
    return ok({ person, opened });
  });
}

/** Returns the person the link would sign in, without consuming it. */
export async function personOfLink(
  pair: KeyPair,
  kind: PairKind,
  now: Date,
): Promise<LinkPerson | null> {
  const owner = await db.transaction((tx) => peekLinkPair(tx, pair, kind, now));
  return owner && personOf(db, owner);
}

async function personOf(tx: Db, owner: PairOwner): Promise<LinkPerson | null> {
  if ('idUser' in owner) {
    const user = await findPairUser(tx, owner.idUser);
    return user && { kind: 'employer', id: owner.idUser, ...user };
  }
  const jobSeeker = await findPairJobSeeker(tx, owner.idJsk);
  return jobSeeker && { kind: 'jobSeeker', id: owner.idJsk, email: jobSeeker.username };
}

async function logAutoLogin(tx: Db, person: LinkPerson): Promise<void> {
  if (person.kind !== 'employer') return;
  const name = companyName(person, 'en').text;
  const { idEmp, id: createdBy } = person;
  await insertActionLog(tx, { idEmp, action: `${name} auto Login`, createdBy });
}
