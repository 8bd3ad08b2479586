import { administratorsOf, lockCompany } from '#shared/server/company/company-queries.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { queueMails } from '#shared/server/mail/queue-mail.ts';
import { openingsChanged } from '../count-openings.ts';
import { silentOpeningsMail } from './silence-mails.ts';
import { closeUnheard, dropEnding, markAsked, silentCompanies } from './silence-queries.ts';

const BATCH = 100;
/** A mail lists so many, and counts the rest. */
const MOST_LISTED = 20;

/**
 * Asks companies that were not heard of whether their openings are still open, and closes those asked about in
 * vain. What was handled is due no more, so each batch is another, and twice at once asks and closes once.
 */
export async function actOnSilence(now: Date): Promise<void> {
  while (true) {
    const silent = await silentCompanies(db, now, BATCH);
    if (silent.length === 0) return;
    for (const idEmp of silent) await db.transaction((tx) => actOn(tx, idEmp, now));
  }
}

async function actOn(tx: Db, idEmp: number, now: Date): Promise<void> {
  const company = await lockCompany(tx, idEmp);
  await dropEnding(tx, idEmp, now);
  const closed = await closeUnheard(tx, idEmp, now);
  if (closed.length > 0) await openingsChanged(tx, idEmp, closed);
  const asked = await markAsked(tx, idEmp, now);
  // Titles of openings are typed words: no mail carries them for a company that visitors do not know yet.
  if (asked.length === 0 || !company?.isListed || !company.isActive) return;
  const openings = asked
    .map(({ closesAt, ...names }) => ({ ...names, closesAt: closesAt?.toISOString() ?? '' }))
    .toSorted((one, other) => one.closesAt.localeCompare(other.closesAt))
    .slice(0, MOST_LISTED);
  const orders = (await administratorsOf(tx, idEmp)).map((user) => ({
    to: { address: user.email, name: user.contactName },
    locale: user.language,
    idEmp,
    props: { openings, more: asked.length - openings.length },
  }));
  await queueMails(tx, silentOpeningsMail, orders);
}
