import { monthsFrom } from '#shared/core/time/months-from.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { addressKey } from '#shared/server/http/endpoint/rate-limits.ts';
import { ReadersOfMonth } from '#shared/server/readers-of-month.ts';
import { addUse, linkOfCode } from './link-queries.ts';

export interface LinkReader {
  readonly address: string;
  readonly agent: string;
}

/** Bloom filter of 256 KiB, which with 100,000 readers misses one in a thousand. */
const FILTER_BITS = 2 ** 21;
const readers = new ReadersOfMonth(FILTER_BITS);

/** Counts each reader once per month and link, so that no reader changes a count by more. */
export async function countLinkUse(code: string, reader: LinkReader, now: Date): Promise<void> {
  const link = await linkOfCode(db, code);
  if (!link?.isOpen) return;
  const month = monthsFrom(thaiDay(now), 0);
  const readerKey = `${link.idLink} ${addressKey(reader.address)} ${reader.agent}`;
  if (readers.isNew(month, readerKey)) await addUse(db, link.idLink, month);
}
