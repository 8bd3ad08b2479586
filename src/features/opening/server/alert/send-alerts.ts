import { thaiDay } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { queueMails } from '#shared/server/mail/queue-mail.ts';
import { MAX_OPENINGS_PER_MAIL } from '../../core/alert/alert-lists.ts';
import { type AlertOpening, alertMail } from './alert-mails.ts';
import { alertToken } from './alert-token.ts';
import {
  claimDueAlerts,
  companyNews,
  type DueAlert,
  dueAlerts,
  newOpenings,
} from './news-queries.ts';

const BATCH = 100;
/** Mails cover changes up to this long ago, since newer transactions may be uncommitted. */
const MARGIN_MS = 2 * 60_000;

/** Sends due alerts in batches; concurrent workers never send the same alert twice. */
export async function sendAlerts(now: Date): Promise<void> {
  const today = thaiDay(now);
  const until = new Date(now.getTime() - MARGIN_MS);
  while (true) {
    const due = await dueAlerts(db, today, BATCH);
    if (due.length === 0) return;
    const written = await mailsOf(due, until);
    await db.transaction(async (tx) => {
      const ids = due.map(({ idAlert }) => idAlert);
      const claimed = await claimDueAlerts(tx, ids, { today, until });
      const orders = written.flatMap(({ idAlert, ...order }) =>
        claimed.has(idAlert) ? [order] : [],
      );
      await queueMails(tx, alertMail, orders);
    });
  }
}

/** Queries openings once per subject, since the earliest `notifiedUntil` of its alerts. */
async function mailsOf(due: readonly DueAlert[], until: Date) {
  const willing = due.filter(({ isSuppressed }) => !isSuppressed);
  const weekly = willing.filter(({ idEmp, frequency }) => idEmp !== null && frequency === 'weekly');
  const changes = await companyNews(
    db,
    weekly.map(({ idAlert }) => idAlert),
    until,
  );
  const bySubject = Map.groupBy(willing, ({ idEmp, search }) => `${idEmp} ${search}`);
  const mails: ReturnType<typeof mailOf>[number][] = [];
  for (const group of bySubject.values()) {
    const [first] = group;
    if (!first) continue;
    const since = new Date(Math.min(...group.map(({ notifiedUntil }) => notifiedUntil.getTime())));
    const found = await newOpenings(db, first, { since, until, limit: MAX_OPENINGS_PER_MAIL + 1 });
    mails.push(...group.flatMap((alert) => mailOf(alert, found, changes.get(alert.idAlert))));
  }
  return mails;
}

type Found = AlertOpening & { readonly appearedAt: Date };

function mailOf(
  { idAlert, email, idEmp, search, lang, notifiedUntil, ...company }: DueAlert,
  found: readonly Found[],
  { reviews = 0, isPageNew = false } = {},
) {
  const fresh = found.filter(({ appearedAt }) => appearedAt > notifiedUntil);
  if (fresh.length === 0 && reviews === 0 && !isPageNew) return [];
  const { companyNameTh, companyNameEn } = company;
  const props = {
    token: alertToken(idAlert),
    search,
    idEmp,
    company: idEmp === null ? null : { companyNameTh, companyNameEn },
    openings: fresh.slice(0, MAX_OPENINGS_PER_MAIL),
    isCut: fresh.length > MAX_OPENINGS_PER_MAIL,
    reviews,
    isPageNew,
  };
  return [{ idAlert, to: { address: email }, locale: lang, props }];
}
