import type { Locale } from '#shared/core/locale.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { submitProfile, withdrawSubmission } from './submit-profile.ts';

const LONGEST_NOTE = 1000;

/** The two buttons of the preview step, as a plain form sends them. */
export async function answerPreviewForm(
  form: FormData,
  { idEmp, idUser }: EmployerSession,
  lang: Locale,
  now: Date,
): Promise<
  | 'submitted'
  | 'withdrawn'
  | 'bad_request'
  | 'not_found'
  | 'not_complete'
  | 'conflict'
  | 'forbidden'
> {
  if (form.get('intent') === 'withdraw') {
    const withdrawn = await withdrawSubmission(db, { idEmp, lang });
    return withdrawn.ok ? 'withdrawn' : withdrawn.code;
  }
  if (form.get('intent') !== 'submit') return 'bad_request';
  const note = form.get('remark');
  const remark = typeof note === 'string' ? note.trim().slice(0, LONGEST_NOTE) : '';
  const submitted = await submitProfile(db, { idEmp, idUser, lang, remark, now });
  return submitted.ok ? 'submitted' : submitted.code;
}
