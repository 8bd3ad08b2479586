import { administratorsOf } from '#shared/server/company/company-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { queueMails } from '#shared/server/mail/queue-mail.ts';
import { newApplicationsMail } from './application-mails.ts';
import { companiesToNotify, markNotified } from './notify-applicants-queries.ts';

/** Sends one mail per company for all new applications, without text written by applicants. */
export async function notifyNewApplications(now: Date): Promise<void> {
  for (const idEmp of await companiesToNotify(db)) {
    await db.transaction(async (tx) => {
      const count = await markNotified(tx, idEmp, now);
      if (count === 0) return;
      const orders = (await administratorsOf(tx, idEmp)).map((user) => ({
        to: { address: user.email, name: user.contactName },
        locale: user.language,
        idEmp,
        props: { count },
      }));
      await queueMails(tx, newApplicationsMail, orders);
    });
  }
}
