import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { endSessions } from '#shared/server/session/credential-queries.ts';
import { endOwnSession } from '#shared/server/session/own-session-queries.ts';
import type { AccountDone, RefusedDeletion } from '../core/account-form.ts';
import { askForDeletion, keepAccount } from './delete-account.ts';

type Answer =
  | { readonly kind: 'done'; readonly done: AccountDone }
  /** The account is to be deleted and nobody is signed in with it any more. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'refused'; readonly refused: RefusedDeletion }
  | { readonly kind: 'nothing' };

const ID_SESSION = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The plain forms of the page. Ending sessions asks for no password: it can only make things safer. */
export async function answerAccountForm(
  form: FormData,
  session: EmployerSession,
  now: Date,
): Promise<Answer> {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 300);
  const { idUser, idSession } = session;
  switch (text('act')) {
    case 'end': {
      const wanted = text('idSession');
      if (ID_SESSION.test(wanted)) await endOwnSession(db, idUser, wanted);
      return { kind: 'done', done: 'ended' };
    }
    case 'endOthers':
      await endSessions(db, { idUser }, idSession);
      return { kind: 'done', done: 'endedOthers' };
    case 'keep':
      await keepAccount(session);
      return { kind: 'done', done: 'kept' };
    case 'delete':
      return answerDeletion(session, text('companyName'), text('currentPassword'), now);
    default:
      return { kind: 'nothing' };
  }
}

async function answerDeletion(
  session: EmployerSession,
  companyName: string,
  password: string,
  now: Date,
): Promise<Answer> {
  const asked = await askForDeletion(session, { companyName, password }, now);
  if (asked.ok) return { kind: 'leaving' };
  const fields = 'fields' in asked ? Object.entries(asked.fields) : [];
  const errors = Object.fromEntries(fields.map(([name, [code = '']]) => [name, code]));
  return { kind: 'refused', refused: { code: asked.code, errors, companyName } };
}
