import { monthsFrom } from '#features/insight/core/month.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { addUse, linkOfCode } from './link-queries.ts';

/** Whose shared link this is; an open one counts its uses by month. */
export async function countLinkUse(code: string, now: Date) {
  const link = await linkOfCode(db, code);
  if (link?.isOpen) await addUse(db, link.idLink, monthsFrom(thaiDay(now), 0));
  return link;
}
