import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';
import type { ReadApplication } from '../../core/application.ts';
import type { ApplicationAnswer } from '../../core/application-status.ts';
import { hearOf } from '../silence/silence-queries.ts';
import { applicationAnsweredMail, namedIn } from './application-mails.ts';
import {
  advanceStatus,
  findApplicant,
  findToldApplication,
  type ToldTo,
} from './application-queries.ts';

/** One application, which the applicant learns is read; null where it is another's, or told no more. */
export async function readToldApplication(
  application: ToldTo,
  now: Date,
): Promise<ReadApplication | null> {
  await hearOf(db, application, now);
  await advanceStatus(db, application, { status: 'seen', now });
  return findToldApplication(db, application);
}

/** Tells the applicant once, by mail; the same answer again tells nothing, and an earlier one is refused. */
export async function answerApplication(
  told: ToldTo,
  answer: ApplicationAnswer,
  now: Date,
): Promise<Result<{ idApplication: number }, 'not_found' | 'application_closed'>> {
  return db.transaction(async (tx) => {
    await hearOf(tx, told, now);
    const answered = await advanceStatus(tx, told, { status: answer, now });
    const application = await findToldApplication(tx, told);
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
    return ok({ idApplication: told.idApplication });
  });
}
