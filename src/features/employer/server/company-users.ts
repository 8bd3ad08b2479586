import type { Locale } from '#shared/core/locale.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { noteErasureJob } from '#shared/server/backup/erasures.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { violatedConstraint } from '#shared/server/db/violated-constraint.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import { eraseMailsJob } from '#shared/server/mail/mail-jobs.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';
import { revokeSessions } from '#shared/server/session/credential-queries.ts';
import {
  deleteCredentialLinks,
  insertOneTimeToken,
} from '#shared/server/session/one-time-token-queries.ts';
import { newSecret, secretHash } from '#shared/server/session/session-tokens.ts';
import type { ChangedUser, NewUser } from '../core/company-users-contract.ts';
import {
  ableAdmins,
  eraseUser,
  findCompanyUser,
  insertUser,
  mailsToUser,
  updateUser,
} from './company-user-queries.ts';
import { invitedUserMail } from './employer-mails.ts';

const LINK_DAYS = 7;

type Admin = Pick<EmployerSession, 'idUser' | 'idEmp' | 'companyNameTh' | 'companyNameEn'>;

type Changed = Result<null, 'forbidden' | 'not_found' | 'last_admin' | 'own_account'>;

/** Adds a user and emails a link to set a password; sign-in is impossible until then. */
export async function addUser(
  admin: Admin,
  user: NewUser,
  locale: Locale,
  now: Date,
): Promise<Result<number, 'forbidden' | 'email_taken'>> {
  try {
    return await db.transaction(async (tx): Promise<Result<number, 'forbidden'>> => {
      if (!(await isStillAdmin(tx, admin))) return fail('forbidden');
      const idUser = await insertUser(tx, { ...user, idEmp: admin.idEmp, language: locale });
      await sendInvitation(tx, admin, { ...user, idUser }, locale, now);
      return ok(idUser);
    });
  } catch (error) {
    if (violatedConstraint(error) === 'users_email') return fail('email_taken');
    throw error;
  }
}

export function inviteAgain(
  admin: Admin,
  idUser: number,
  locale: Locale,
  now: Date,
): Promise<Changed> {
  return db.transaction(async (tx): Promise<Changed> => {
    if (!(await isStillAdmin(tx, admin))) return fail('forbidden');
    const user = await findCompanyUser(tx, admin.idEmp, idUser);
    if (!user || user.passwordHash !== null) return fail('not_found');
    await deleteCredentialLinks(tx, { idUser });
    await sendInvitation(tx, admin, user, locale, now);
    return ok(null);
  });
}

export function changeUser(admin: Admin, user: ChangedUser): Promise<Changed> {
  return db.transaction(async (tx): Promise<Changed> => {
    if (!(await isStillAdmin(tx, admin))) return fail('forbidden');
    if (!(await findCompanyUser(tx, admin.idEmp, user.idUser))) return fail('not_found');
    if (user.role !== 'admin' && (await isLastAdmin(tx, admin.idEmp, user.idUser))) {
      return fail('last_admin');
    }
    await updateUser(tx, user);
    return ok(null);
  });
}

/** Revokes the sessions and erases the user; their actions stay, anonymized. */
export function removeUser(admin: Admin, idUser: number, now: Date): Promise<Changed> {
  if (idUser === admin.idUser) return Promise.resolve(fail('own_account'));
  return db.transaction(async (tx): Promise<Changed> => {
    if (!(await isStillAdmin(tx, admin))) return fail('forbidden');
    if (!(await findCompanyUser(tx, admin.idEmp, idUser))) return fail('not_found');
    if (await isLastAdmin(tx, admin.idEmp, idUser)) return fail('last_admin');
    await signOutAndErase(tx, idUser, now);
    return ok(null);
  });
}

export async function signOutAndErase(tx: Db, idUser: number, now: Date): Promise<void> {
  await revokeSessions(tx, { idUser });
  await deleteCredentialLinks(tx, { idUser });
  await enqueue(tx, eraseMailsJob, { idMails: await mailsToUser(tx, idUser) });
  await eraseUser(tx, idUser, now);
  await enqueue(tx, noteErasureJob, { who: 'user', id: idUser, at: now.toISOString() });
}

/** Under the lock only the first of two administrators who remove each other succeeds. */
async function isStillAdmin(tx: Db, { idEmp, idUser }: Admin): Promise<boolean> {
  await lockCompany(tx, idEmp);
  return (await findCompanyUser(tx, idEmp, idUser))?.role === 'admin';
}

async function isLastAdmin(tx: Db, idEmp: number, idUser: number): Promise<boolean> {
  const able = await ableAdmins(tx, idEmp);
  return able.length === 1 && able[0] === idUser;
}

async function sendInvitation(
  tx: Db,
  admin: Admin,
  user: { readonly idUser: number; readonly email: string },
  locale: Locale,
  now: Date,
): Promise<void> {
  const token = newSecret();
  await insertOneTimeToken(tx, {
    tokenHash: secretHash(token),
    purpose: 'passwordReset',
    idUser: user.idUser,
    expiresAt: new Date(now.getTime() + LINK_DAYS * 24 * 60 * 60_000),
  });
  const to = { address: user.email };
  await queueMail(tx, invitedUserMail, { to, locale, props: { token }, idEmp: admin.idEmp });
}
