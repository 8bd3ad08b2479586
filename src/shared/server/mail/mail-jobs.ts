import * as z from 'zod/mini';
import { defineJob, defineWorker, type JobWorker, scheduledJob } from '#shared/server/jobs/job.ts';
import type { MailTemplate } from './mail.ts';
import { deleteMailsAndFiles, purgeExpiredMails } from './purge-mails.ts';
import type { NormalizeEmail } from './send-mail.ts';

/** 150 retries at most ten minutes apart survive a mail server outage of a day. */
export const sendMailJob = defineJob({
  name: 'send-mail',
  data: z.object({ idMail: z.uuid() }),
  retryLimit: 150,
  retryDelaySeconds: 2,
  maxRetryDelaySeconds: 600,
  expireSeconds: 120,
  concurrency: 2,
});

export const eraseMailsJob = defineJob({
  name: 'erase-mails',
  data: z.object({ idMails: z.array(z.uuid()) }),
  retryLimit: 200,
  maxRetryDelaySeconds: 3_600,
});

/** Templates load with the first mail: rendering is the heaviest import of a worker. */
export function mailWorkers(
  templates: () => Promise<readonly MailTemplate[]>,
  normalizeEmail?: NormalizeEmail,
): JobWorker[] {
  return [
    defineWorker(sendMailJob, async ({ idMail }, run) => {
      const { sendMail } = await import('./send-mail.ts');
      await sendMail(idMail, await templates(), run, normalizeEmail);
    }),
    defineWorker(eraseMailsJob, ({ idMails }) => deleteMailsAndFiles(idMails)),
    scheduledJob({ name: 'purge-mails', cron: '35 * * * *' }, () => purgeExpiredMails(new Date())),
  ];
}
