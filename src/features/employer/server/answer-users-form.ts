import * as z from 'zod/mini';
import type { Locale } from '#shared/core/locale.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { fieldCodes } from '#shared/server/http/endpoint/field-codes.ts';
import { takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { confirmIdentity } from '#shared/server/session/confirm-identity.ts';
import { changedUser, newUser } from '../core/company-users-contract.ts';
import { ADD_USER_LIMIT, INVITE_AGAIN_LIMIT } from '../core/employer-limits.ts';
import type { RefusedUsersForm, UsersAct, UsersDone } from '../core/users-form.ts';
import { USERS_ACTS } from '../core/users-form.ts';
import { addUser, changeUser, inviteAgain, removeUser } from './company-users.ts';

type Answer =
  | { readonly ok: true; readonly done: UsersDone }
  | { readonly ok: false; readonly refused: RefusedUsersForm };

interface Refusal {
  readonly ok: false;
  readonly code: string;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
}

/** The plain form of the page; what it was refused for comes back with all that was typed. */
export async function answerUsersForm(
  form: FormData,
  session: EmployerSession,
  locale: Locale,
  now: Date,
): Promise<Answer> {
  const values = textsOf(form);
  const act = USERS_ACTS.find((name) => name === values['act']) ?? 'again';
  const done = await carryOut(act, values, session, locale, now);
  if (done.ok) return done;
  const { currentPassword: _, ...kept } = values;
  const fields = Object.entries(done.fields ?? {}).map(([name, [code = '']]) => [name, code]);
  const idUser = act === 'add' ? null : Number(values['idUser']);
  const errors = Object.fromEntries(fields);
  return { ok: false, refused: { act, idUser, code: done.code, values: kept, errors } };
}

async function carryOut(
  act: UsersAct,
  values: Readonly<Record<string, string>>,
  session: EmployerSession,
  locale: Locale,
  now: Date,
): Promise<{ readonly ok: true; readonly done: UsersDone } | Refusal> {
  if (session.role !== 'admin') return { ok: false, code: 'forbidden' };
  const checked = act === 'add' || act === 'edit' ? checkUser(act, values) : null;
  if (checked?.ok === false) return checked;
  const confirmed = await confirmIdentity(session, values['currentPassword'], now);
  if (!confirmed.ok) return confirmed;
  const wait = act === 'add' ? await takePoint(ADD_USER_LIMIT, `user:${session.idUser}`) : null;
  if (wait !== null) return { ok: false, code: 'too_many_requests' };
  const idUser = Number(values['idUser']);
  switch (act) {
    case 'add': {
      const added = await addUser(session, z.parse(newUser, userOf(act, values)), locale, now);
      if (added.ok) return { ok: true, done: 'added' };
      const isTaken = added.code === 'email_taken';
      return isTaken ? invalid({ email: ['emailTaken'] }) : added;
    }
    case 'edit': {
      const changed = await changeUser(session, z.parse(changedUser, userOf(act, values)));
      return changed.ok ? { ok: true, done: 'changed' } : changed;
    }
    case 'remove': {
      const removed = await removeUser(session, idUser, now);
      return removed.ok ? { ok: true, done: 'removed' } : removed;
    }
    case 'again': {
      const tired = await takePoint(INVITE_AGAIN_LIMIT, `invite:${idUser}`);
      if (tired !== null) return { ok: false, code: 'too_many_requests' };
      const invited = await inviteAgain(session, idUser, locale, now);
      return invited.ok ? { ok: true, done: 'invited' } : invited;
    }
  }
}

function checkUser(
  act: 'add' | 'edit',
  values: Readonly<Record<string, string>>,
): { readonly ok: true } | Refusal {
  const checked = z.safeParse(act === 'add' ? newUser : changedUser, userOf(act, values));
  return checked.success ? { ok: true } : invalid(fieldCodes(checked.error));
}

/** Only the fields the page has; whatever else a form brings along is not looked at. */
function userOf(act: 'add' | 'edit', values: Readonly<Record<string, string>>) {
  const { contactName = '', position = '', telephone = '', role = '' } = values;
  const canSendEmail = values['canSendEmail'] === '1';
  const shared = { contactName, position, telephone, role, canSendEmail };
  return act === 'add'
    ? { ...shared, email: values['email'] ?? '' }
    : { ...shared, idUser: values['idUser'] };
}

function textsOf(form: FormData): Record<string, string> {
  const entries = [...form].filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function invalid(fields: Refusal['fields'] & {}): Refusal {
  return { ok: false, code: 'invalid_fields', fields };
}
