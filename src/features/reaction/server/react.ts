import type { Act } from '#shared/core/domain/reaction.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { keyedHash } from '#shared/server/keyed-hash.ts';
import { MOST_LISTED, type Subject } from '../core/reaction-lists.ts';
import { BatchedWrites } from './batched-writes.ts';
import {
  type Added,
  addReactions,
  type FoundReactions,
  findReactions,
  galleryItems,
  type Reaction,
  type Reactor,
  removeReactionsOf,
} from './reaction-queries.ts';
import { type Visitor, visitorAt } from './visitor.ts';

export interface Caller {
  readonly idJsk: number | null;
  readonly visitor: Visitor;
}

type Found<Value> = Promise<Result<Value, 'not_found'>>;

const reactionWrites = new BatchedWrites<Reaction, Added | null>((some) => addReactions(db, some), {
  mostTogether: 500,
  mostWaiting: 5000,
});

/** Once per account, else per visitor: doing it twice changes nothing. */
export async function react(
  act: Act,
  subject: Subject,
  caller: Caller,
): Promise<Result<Added, 'not_found' | 'unavailable'>> {
  const { idJsk } = caller;
  const who = idJsk === null ? asVisitor(subject, caller) : asAccount(idJsk);
  const done = await reactionWrites.add({ ...subject, act, ...who });
  if (!done.ok) return done;
  const added = done.value;
  if (added === null) return fail('not_found');
  if (idJsk === null || !added.isOwn || !isKnown(caller)) return ok(added);
  // What somebody did before signing in is from now on the account's; taken only once the account has it.
  await removeReactionsOf(db, [{ ...subject, act, ...asVisitor(subject, caller) }]);
  return reactionsTo(act, subject, caller);
}

/** Whatever the caller did to it, as an account and as the visitor of the cookie, never of the address. */
export async function takeBack(act: Act, subject: Subject, caller: Caller): Found<FoundReactions> {
  const before = await reactionsTo(act, subject, caller);
  if (!before.ok) return before;
  const { idJsk } = caller;
  const doers = [
    ...(isKnown(caller) ? [asVisitor(subject, caller)] : []),
    ...(idJsk === null ? [] : [asAccount(idJsk)]),
  ];
  if (doers.length === 0) return before;
  await removeReactionsOf(
    db,
    doers.map((doer) => ({ ...subject, act, ...doer })),
  );
  return reactionsTo(act, subject, caller);
}

export async function reactionsTo(
  act: Act,
  subject: Subject,
  caller: Caller,
): Found<FoundReactions> {
  const [found] = await findReactions(db, act, [own(subject, caller)], caller.idJsk);
  return found ? ok(found) : fail('not_found');
}

/** The likes of pictures by their files, without those that cannot be liked. */
export async function galleryLikes(idMedia: readonly string[], caller: Caller) {
  const items = await galleryItems(db, idMedia);
  const subjects = items.map(({ publicNo }) => own({ kind: 'gallery', publicNo }, caller));
  const found = await findReactions(db, 'like', subjects, caller.idJsk);
  const byNumber = new Map(found.map((one) => [one.publicNo, one]));
  return items.flatMap(({ publicNo, ...named }) => {
    const one = byNumber.get(publicNo);
    return one ? [{ ...named, id: publicNo, total: one.likes, isLiked: one.isOwn }] : [];
  });
}

const isKnown = ({ visitor }: Caller) => visitor.place === null;

const asAccount = (idJsk: number): Reactor => ({ idJsk, visitor: null, place: null });

const asVisitor = ({ publicNo }: Subject, { visitor }: Caller): Reactor => ({
  idJsk: null,
  ...visitorAt(visitor, publicNo),
});

/** Whoever merely has the address of somebody else is not shown their likes as the own. */
const own = (subject: Subject, caller: Caller) => ({
  ...subject,
  visitor: isKnown(caller) ? asVisitor(subject, caller).visitor : null,
});

/** Above every account's, so that none is taken for another. */
const FIRST_PSEUDONYM = 2 ** 30;

/**
 * The list of the specification: five job seekers, or one nobody. An account's number is told to itself
 * alone, as the first; everybody else reads one that means it at this item and act only, in the order of
 * those numbers, so likes say nothing of who reviews or came first.
 */
export function listOf(
  kind: Act,
  total: number,
  { people, publicNo }: FoundReactions,
  idJsk: number | null,
) {
  if (people.length === 0) return total > 0 ? [{ idJsk: 0 }] : [];
  const others = people.filter((person) => person !== idJsk);
  const named = others
    .map((person) => pseudonym(`${kind} ${publicNo} ${person}`))
    .toSorted((a, b) => a - b);
  const own = others.length < people.length && idJsk !== null ? [idJsk] : [];
  return [...own, ...named].slice(0, MOST_LISTED).map((one) => ({ idJsk: one }));
}

const pseudonym = (whoAndWhere: string) =>
  FIRST_PSEUDONYM + (keyedHash('people who like', whoAndWhere).readUInt32LE() % FIRST_PSEUDONYM);
