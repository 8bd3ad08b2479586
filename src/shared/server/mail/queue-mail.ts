import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import type { Mail } from './mail.ts';
import { safeAddress } from './mail-address.ts';
import { sendMailJob } from './mail-jobs.ts';
import { insertMail } from './mail-queries.ts';

export interface MailOrder<Props> {
  readonly to: { readonly address: string; readonly name?: string };
  readonly locale: Locale;
  readonly props: Props;
  readonly replyTo?: string;
  readonly idEmp?: number;
}

/**
 * Promises a mail inside the business transaction: it is sent if, and only if, that commits.
 * The id is also its Message-ID, the same at every attempt.
 */
export async function queueMail<Props extends Record<string, unknown>>(
  db: Db,
  mail: Mail<Props>,
  order: MailOrder<Props>,
): Promise<string> {
  const to = safeAddress('recipient', order.to.address, order.to.name ?? '');
  const idMail = await insertMail(db, {
    template: mail.name,
    lang: order.locale,
    toEmail: to.address,
    toName: to.name,
    props: mail.props.parse(order.props),
    keepDays: mail.keepDays,
    replyTo: order.replyTo ? safeAddress('reply address', order.replyTo).address : null,
    idEmp: order.idEmp ?? null,
  });
  await enqueue(db, sendMailJob, { idMail });
  return idMail;
}
