import { thaiDay } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { queueMails } from '#shared/server/mail/queue-mail.ts';
import { MOST_TOLD } from '../../core/alert/alert-lists.ts';
import { alertMail, type ToldOpening } from './alert-mails.ts';
import { alertToken } from './alert-token.ts';
import { companyNews, type DueAlert, dueAlerts, newOpenings, takeAlerts } from './news-queries.ts';

const BATCH = 100;
/** What is being written at this moment is told with the next mail. */
const MARGIN_MS = 2 * 60_000;

/** Writes to whoever has something new to hear, batch by batch; whoever takes an alert first tells of it. */
export async function sendAlerts(now: Date): Promise<void> {
  const today = thaiDay(now);
  const until = new Date(now.getTime() - MARGIN_MS);
  while (true) {
    const due = await dueAlerts(db, today, BATCH);
    if (due.length === 0) return;
    const written = await mailsOf(due, until);
    await db.transaction(async (tx) => {
      const ids = due.map(({ idAlert }) => idAlert);
      const taken = await takeAlerts(tx, ids, { today, until });
      const orders = written.flatMap(({ idAlert, ...order }) =>
        taken.has(idAlert) ? [order] : [],
      );
      await queueMails(tx, alertMail, orders);
    });
  }
}

/** Those of the same subject are looked for once, as far back as the one told of longest ago. */
async function mailsOf(due: readonly DueAlert[], until: Date) {
  const willing = due.filter(({ isRefusing }) => !isRefusing);
  const weekly = willing.filter(({ idEmp, rhythm }) => idEmp !== null && rhythm === 'weekly');
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
    const since = new Date(Math.min(...group.map(({ toldUntil }) => toldUntil.getTime())));
    const found = await newOpenings(db, first, { since, until, limit: MOST_TOLD + 1 });
    mails.push(...group.flatMap((alert) => mailOf(alert, found, changes.get(alert.idAlert))));
  }
  return mails;
}

type Found = ToldOpening & { readonly appearedAt: Date };

function mailOf(
  { idAlert, email, idEmp, search, rhythm, lang, toldUntil, ...company }: DueAlert,
  found: readonly Found[],
  { reviews = 0, isPageNew = false } = {},
) {
  const fresh = found.filter(({ appearedAt }) => appearedAt > toldUntil);
  if (fresh.length === 0 && reviews === 0 && !isPageNew) return [];
  const { companyNameTh, companyNameEn } = company;
  const props = {
    token: alertToken(idAlert),
    search,
    idEmp,
    company: idEmp === null ? null : { companyNameTh, companyNameEn },
    rhythm,
    openings: fresh.slice(0, MOST_TOLD),
    isCut: fresh.length > MOST_TOLD,
    reviews,
    isPageNew,
  };
  return [{ idAlert, to: { address: email }, locale: lang, props }];
}
