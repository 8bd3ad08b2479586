import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { enqueueMany } from '#shared/server/jobs/enqueue.ts';
import type { Mail } from './mail.ts';
import { safeAddress } from './mail-address.ts';
import { sendMailJob } from './mail-jobs.ts';
import { insertMails } from './mail-queries.ts';

export interface MailRequest<Props> {
  /** Idempotency id: a repeated call stores nothing. */
  readonly idMail?: string | undefined;
  readonly to: { readonly address: string; readonly name?: string };
  readonly locale: Locale;
  readonly props: Props;
  readonly replyTo?: string;
  readonly idEmp?: number;
}

/** Queues a mail in the caller's transaction. The id is the Message-ID of every attempt. */
export async function queueMail<Props extends Record<string, unknown>>(
  db: Db,
  mail: Mail<Props>,
  request: MailRequest<Props>,
): Promise<string> {
  const [idMail] = await queueMails(db, mail, [request]);
  if (idMail === undefined) throw new Error('a mail was not stored');
  return idMail;
}

export async function queueMails<Props extends Record<string, unknown>>(
  db: Db,
  mail: Mail<Props>,
  requests: readonly MailRequest<Props>[],
): Promise<readonly string[]> {
  if (requests.length === 0) return [];
  const rows = requests.map(({ idMail, to, locale, props, replyTo, idEmp }) => {
    const { address, name } = safeAddress('recipient', to.address, to.name ?? '');
    return {
      idMail,
      template: mail.name,
      lang: locale,
      toEmail: address,
      toName: name,
      props: mail.props.parse(props),
      keepDays: mail.keepDays,
      replyTo: replyTo ? safeAddress('reply address', replyTo).address : null,
      idEmp: idEmp ?? null,
    };
  });
  const idMails = await insertMails(db, rows);
  const jobs = idMails.map((idMail) => ({ idMail }));
  await enqueueMany(db, sendMailJob, jobs);
  return idMails;
}
