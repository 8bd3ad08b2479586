import { fail, ok, type Result } from '#shared/core/result.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';
import { deleteReply, lockReviewOf, saveReply } from './reply-queries.ts';

interface ReplyTo {
  readonly id: string;
  readonly idEmp: number;
}

interface Reply extends ReplyTo {
  readonly idUser: number;
  readonly reply: string;
  readonly now: Date;
}

type Replied = Result<{ readonly idReview: string }, 'not_found'>;

/** One reply per review; a later one replaces it. */
export function replyToReview(db: Db, order: Reply): Promise<Replied> {
  const { idUser, reply: body, now } = order;
  return onOwnReview(db, order, (tx, idReview) => saveReply(tx, { idReview, idUser, body }, now));
}

export function removeReply(db: Db, order: ReplyTo): Promise<Replied> {
  return onOwnReview(db, order, deleteReply);
}

function onOwnReview(
  db: Db,
  order: ReplyTo,
  work: (tx: Db, idReview: number) => Promise<void>,
): Promise<Replied> {
  return db.transaction(async (tx) => {
    const idReview = await lockReviewOf(tx, order);
    if (idReview === null) return fail('not_found');
    await work(tx, idReview);
    await invalidateTags(tx, [`reviews:${order.idEmp}`]);
    return ok({ idReview: order.id });
  });
}
