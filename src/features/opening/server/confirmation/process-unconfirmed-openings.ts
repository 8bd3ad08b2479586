import { administratorsOf, lockCompany } from '#shared/server/company/company-queries.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { queueMails } from '#shared/server/mail/queue-mail.ts';
import { openingsChanged } from '../count-openings.ts';
import { openingConfirmationMail } from './confirmation-mails.ts';
import {
  closeUnconfirmed,
  findUnconfirmedCompanies,
  markConfirmationRequested,
  skipEndingOpenings,
} from './confirmation-queries.ts';

const BATCH = 100;
const MAX_LISTED_OPENINGS = 20;

/**
 * Asks employers to confirm old openings and closes those left unconfirmed. Idempotent: a handled
 * opening is no longer due, so batches never repeat.
 */
export async function processUnconfirmedOpenings(now: Date): Promise<void> {
  while (true) {
    const companyIds = await findUnconfirmedCompanies(db, now, BATCH);
    if (companyIds.length === 0) return;
    for (const idEmp of companyIds) await db.transaction((tx) => processCompany(tx, idEmp, now));
  }
}

async function processCompany(tx: Db, idEmp: number, now: Date): Promise<void> {
  const company = await lockCompany(tx, idEmp);
  await skipEndingOpenings(tx, idEmp, now);
  const closed = await closeUnconfirmed(tx, idEmp, now);
  if (closed.length > 0) await openingsChanged(tx, idEmp, closed);
  const unconfirmed = await markConfirmationRequested(tx, idEmp, now);
  // Titles are user input: no mail carries them for a company that is not public.
  if (unconfirmed.length === 0 || !company?.isListed || !company.isActive) return;
  const openings = unconfirmed
    .map(({ closesAt, ...names }) => ({ ...names, closesAt: closesAt?.toISOString() ?? '' }))
    .toSorted((first, second) => first.closesAt.localeCompare(second.closesAt))
    .slice(0, MAX_LISTED_OPENINGS);
  const orders = (await administratorsOf(tx, idEmp)).map((user) => ({
    to: { address: user.email, name: user.contactName },
    locale: user.language,
    idEmp,
    props: { openings, more: unconfirmed.length - openings.length },
  }));
  await queueMails(tx, openingConfirmationMail, orders);
}
