import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';
import type { ReadApplication } from '../../core/application.ts';
import type { ApplicationAnswer } from '../../core/application-status.ts';
import { recordActivity } from '../confirmation/confirmation-queries.ts';
import { applicationAnsweredMail, namedIn } from './application-mails.ts';
import {
  advanceStatus,
  type CompanyApplicationKey,
  findApplicant,
  findSharedApplication,
} from './application-queries.ts';

/** Marks the application as seen; null if it belongs to another company or was erased. */
export async function openSharedApplication(
  application: CompanyApplicationKey,
  now: Date,
): Promise<ReadApplication | null> {
  await recordActivity(db, application, now);
  await advanceStatus(db, application, { status: 'seen', now });
  return findSharedApplication(db, application);
}

/** Sets the status and mails the applicant once. Idempotent; an earlier status is rejected. */
export async function answerApplication(
  key: CompanyApplicationKey,
  answer: ApplicationAnswer,
  now: Date,
): Promise<Result<{ idApplication: number }, 'not_found' | 'application_closed'>> {
  return db.transaction(async (tx) => {
    await recordActivity(tx, key, now);
    const answered = await advanceStatus(tx, key, { status: answer, now });
    const application = await findSharedApplication(tx, key);
    if (!application) return fail('not_found');
    if (application.status !== answer) return fail('application_closed');
    const person = answered && (await findApplicant(tx, answered.idJsk));
    if (person) {
      const { language: locale } = application;
      await queueMail(tx, applicationAnsweredMail, {
        to: { address: person.email },
        locale,
        props: { answer, ...namedIn(locale, application) },
      });
    }
    return ok({ idApplication: key.idApplication });
  });
}
