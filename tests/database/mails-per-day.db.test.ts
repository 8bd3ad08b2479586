import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mailTemplates } from '#app/mails.ts';
import { canonicalEmail } from '#shared/core/text/mail/canonical-email.ts';
import { db } from '#shared/server/db/pool.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { insertMails } from '#shared/server/mail/mail-queries.ts';
import { sendMail } from '#shared/server/mail/send-mail.ts';
import { ownDataDir } from '../support/fixtures/own-data-dir.ts';

ownDataDir();

const run = {
  idJob: 'none',
  attempt: 1,
  isLastAttempt: true,
  signal: new AbortController().signal,
};

/** Kinds that may reach a mailbox more than five times a day. */
const MORE = {
  'reset-link': 20,
  alert: 20,
  'new-applications': 20,
  'application-sent': 20,
  'application-answered': 20,
  'profile.published': 20,
  'profile.returned': 20,
  'package.assigned': 20,
  'review-published': 20,
  'review-rejected': 20,
  'review-appeal-decided': 20,
  'password-changed': 20,
  'invitation-test': 20,
};

it('every kind of mail has a bound a day, five unless it is named here', () => {
  const bounds = mailTemplates.map(({ name, maxPerDay }) => [name, maxPerDay]);
  const others = bounds.filter(([name]) => !Object.hasOwn(MORE, String(name)));
  expect(Object.fromEntries(bounds)).toEqual({
    ...Object.fromEntries(others.map(([name]) => [name, 5])),
    ...MORE,
  });
});

it('limits accounts with an unverified address to five a kind, apart from the owner’s limit', async () => {
  const mail = {
    idMail: undefined,
    template: 'password-changed',
    lang: 'th' as const,
    toName: '',
    keepDays: 1,
    replyTo: null,
    idEmp: null,
  };
  const isSent = async (toEmail: string, props: Record<string, unknown>) => {
    const [idMail = ''] = await insertMails(db, [{ ...mail, toEmail, props }]);
    await sendMail(idMail, mailTemplates, run, canonicalEmail);
    const [row] = await db.select().from(emailOutbox).where(eq(emailOutbox.idMail, idMail));
    return row?.status === 'sent';
  };
  const sent: boolean[] = [];
  for (let at = 0; at < 7; at += 1) {
    sent.push(await isSent(`owner+${at}@example.com`, { kind: 'jobSeeker', isUnverified: true }));
  }
  expect(sent.filter(Boolean)).toHaveLength(5);
  for (let at = 0; at < 20; at += 1) {
    expect(await isSent('owner@example.com', { kind: 'jobSeeker' })).toBe(true);
  }
  await db.delete(emailOutbox).where(eq(emailOutbox.template, mail.template));
});

it.each(mailTemplates.map(({ name, maxPerDay }) => ({ name, maxPerDay })))(
  'an email address gets $maxPerDay of $name a day in any spelling',
  async ({ name, maxPerDay }) => {
    const person = name.replaceAll(/[^a-z]/g, '-');
    const rows = Array.from({ length: maxPerDay + 2 }, (_, index) => ({
      idMail: undefined,
      template: name,
      lang: 'th' as const,
      toEmail:
        index % 2 > 0 ? `${person}+${index}@example.com` : `${person.toUpperCase()}@example.com`,
      toName: '',
      props: {},
      keepDays: 1,
      replyTo: null,
      idEmp: null,
    }));
    for (const idMail of await insertMails(db, rows)) {
      // Some have nothing to say without props; what counts is which are not even tried.
      await sendMail(idMail, mailTemplates, run, canonicalEmail).catch(() => undefined);
    }
    const sent = await db.select().from(emailOutbox).where(eq(emailOutbox.template, name));
    const refused = sent.filter(({ lastError }) =>
      /as many mails of this kind/.test(lastError ?? ''),
    );
    expect(refused).toHaveLength(2);
  },
);
