import type { ReactionType } from '#shared/core/domain/reaction.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { keyedHash } from '#shared/server/keyed-hash.ts';
import { MAX_LISTED, type Subject } from '../core/reaction-lists.ts';
import { BatchedWrites } from './batched-writes.ts';
import {
  type AddedReaction,
  addReactions,
  type FoundReactions,
  findReactions,
  galleryItems,
  type Reaction,
  type Reactor,
  removeReactionsOf,
} from './reaction-queries.ts';
import { type Visitor, visitorAt } from './visitor.ts';

export interface ReactionActor {
  readonly idJsk: number | null;
  readonly visitor: Visitor;
}

type Found<Value> = Promise<Result<Value, 'not_found'>>;

const reactionWrites = new BatchedWrites<Reaction, AddedReaction | null>(
  (some) => addReactions(db, some),
  {
    maxBatchSize: 500,
    maxWaiting: 5000,
  },
);

/** Adds the reaction of an account, or of a visitor without one; idempotent. */
export async function react(
  reactionType: ReactionType,
  subject: Subject,
  actor: ReactionActor,
): Promise<Result<AddedReaction, 'not_found' | 'unavailable'>> {
  const { idJsk } = actor;
  const reactor = idJsk === null ? asVisitor(subject, actor) : asAccount(idJsk);
  const done = await reactionWrites.add({ ...subject, reactionType, ...reactor });
  if (!done.ok) return done;
  const added = done.value;
  if (added === null) return fail('not_found');
  if (idJsk === null || !added.isOwn || !isKnown(actor)) return ok(added);
  // A reaction made before signing in moves to the account: added first, then removed.
  await removeReactionsOf(db, [{ ...subject, reactionType, ...asVisitor(subject, actor) }]);
  return reactionsTo(reactionType, subject, actor);
}

/** Removes the caller's reaction by account and cookie, not by IP, which others may share. */
export async function undoReaction(
  reactionType: ReactionType,
  subject: Subject,
  actor: ReactionActor,
): Found<FoundReactions> {
  const before = await reactionsTo(reactionType, subject, actor);
  if (!before.ok) return before;
  const { idJsk } = actor;
  const reactors = [
    ...(isKnown(actor) ? [asVisitor(subject, actor)] : []),
    ...(idJsk === null ? [] : [asAccount(idJsk)]),
  ];
  if (reactors.length === 0) return before;
  await removeReactionsOf(
    db,
    reactors.map((reactor) => ({ ...subject, reactionType, ...reactor })),
  );
  return reactionsTo(reactionType, subject, actor);
}

export async function reactionsTo(
  reactionType: ReactionType,
  subject: Subject,
  actor: ReactionActor,
): Found<FoundReactions> {
  const [found] = await findReactions(db, reactionType, [withVisitor(subject, actor)], actor.idJsk);
  return found ? ok(found) : fail('not_found');
}

/** Likes of pictures by file; pictures that cannot be liked are left out. */
export async function galleryLikes(idMedia: readonly string[], actor: ReactionActor) {
  const items = await galleryItems(db, idMedia);
  const subjects = items.map(({ publicNo }) => withVisitor({ kind: 'gallery', publicNo }, actor));
  const found = await findReactions(db, 'like', subjects, actor.idJsk);
  const byNumber = new Map(found.map((reaction) => [reaction.publicNo, reaction]));
  return items.flatMap(({ publicNo, ...named }) => {
    const reaction = byNumber.get(publicNo);
    return reaction
      ? [{ ...named, id: publicNo, total: reaction.likes, isLiked: reaction.isOwn }]
      : [];
  });
}

const isKnown = ({ visitor }: ReactionActor) => visitor.sourceKey === null;

const asAccount = (idJsk: number): Reactor => ({ idJsk, visitor: null, ipHash: null });

const asVisitor = ({ publicNo }: Subject, { visitor }: ReactionActor): Reactor => ({
  idJsk: null,
  ...visitorAt(visitor, publicNo),
});

/** Adds the visitor key only if a cookie proves it: an IP may be shared by several people. */
const withVisitor = (subject: Subject, actor: ReactionActor) => ({
  ...subject,
  visitor: isKnown(actor) ? asVisitor(subject, actor).visitor : null,
});

/** Pseudonyms start above all account ids, so that none equals an account's. */
const FIRST_PSEUDONYM = 2 ** 30;

/**
 * Lists up to five job seekers, or one anonymous entry. The caller's own id comes first; the
 * others have pseudonyms that differ by item and type, sorted by pseudonym, so that likes
 * reveal neither who reviews a company nor the order of likes.
 */
export function listReactions(
  kind: ReactionType,
  total: number,
  { people, publicNo }: FoundReactions,
  idJsk: number | null,
) {
  if (people.length === 0) return total > 0 ? [{ idJsk: 0 }] : [];
  const rest = people.filter((person) => person !== idJsk);
  const named = rest
    .map((person) => pseudonym(`${kind} ${publicNo} ${person}`))
    .toSorted((a, b) => a - b);
  const ownId = rest.length < people.length && idJsk !== null ? [idJsk] : [];
  return [...ownId, ...named].slice(0, MAX_LISTED).map((id) => ({ idJsk: id }));
}

const pseudonym = (whoAndWhere: string) =>
  FIRST_PSEUDONYM + (keyedHash('people who like', whoAndWhere).readUInt32LE() % FIRST_PSEUDONYM);
