import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { db } from '#shared/server/db/pool.ts';
import { users } from '#shared/server/db/schema/companies.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import {
  colleague,
  employerWithPassword,
  mailProps,
  passwordByLink,
  sessionOf,
  signIn,
  whoIs,
} from '#tests/fixtures/employer-fixture.ts';
import { insertUserEndpoint, updUserEndpoint } from '../core/company-users-contract.ts';
import { companyUsers } from './company-user-queries.ts';
import { addUser, changeUser, inviteAgain, removeUser } from './company-users.ts';

const now = () => new Date();
const person = (email: string) => ({
  email,
  contactName: 'สมใจ',
  position: 'HR',
  telephone: '',
  role: 'user' as const,
  canSendEmail: false,
});
const asUser = (idUser: number) => ({ ...person(''), idUser, canSendEmail: true });

describe('a new user', () => {
  it('sets a password by the emailed link within seven days', async () => {
    const admin = await sessionOf(await employerWithPassword());
    const added = await addUser(admin, person('somjai@example.com'), 'th', now());
    expect(added.ok).toBe(true);
    const token = String((await mailProps('somjai@example.com', 'invited-user'))?.['token']);
    expect((await passwordByLink(token, 'r4$Tw9vb')).ok).toBe(true);
    expect((await signIn('somjai@example.com', 'r4$Tw9vb')).ok).toBe(true);
    expect(added.ok && (await inviteAgain(admin, added.value, 'th', now()))).toMatchObject({
      code: 'not_found',
    });
  });

  it('is invited without text of the inviting user', async () => {
    const admin = await sessionOf(await employerWithPassword());
    await addUser(admin, person('invited@example.com'), 'th', now());
    const invited = eq(emailOutbox.toEmail, 'invited@example.com');
    const mails = await db.select().from(emailOutbox).where(invited);
    expect(mails.map(({ toName, props }) => [toName, Object.keys(props ?? {})])).toEqual([
      ['', ['token']],
    ]);
  });

  it('needs a unique email', async () => {
    const employer = await employerWithPassword();
    const admin = await sessionOf(employer);
    const added = await addUser(admin, person(employer.email.toUpperCase()), 'th', now());
    expect(added).toEqual({ ok: false, code: 'email_taken' });
  });

  it('gets no package, password or other company from the body', () => {
    const given = { ...person('x@example.com') };
    const refused = (user: object) =>
      z.safeParse(insertUserEndpoint.body ?? z.never(), { user: JSON.stringify(user) }).success;
    expect(refused(given)).toBe(true);
    for (const extra of [
      { packageHrSay: 'platinum' },
      { passwordHash: 'x' },
      { idUser: 1 },
      { role: 'platformAdmin' },
      { deletedAt: null },
    ]) {
      expect(refused({ ...given, ...extra }), JSON.stringify(extra)).toBe(false);
    }
    const changed = { user: JSON.stringify({ ...asUser(1), email: 'taken@example.com' }) };
    expect(z.safeParse(updUserEndpoint.body ?? z.never(), changed).success).toBe(false);
    expect(z.safeParse(updUserEndpoint.body ?? z.never(), { user: '{' }).success).toBe(false);
  });
});

describe('removing a user', () => {
  it('revokes their sessions immediately and anonymizes them', async () => {
    const employer = await employerWithPassword();
    const other = await colleague(employer.idEmp);
    const session = await sessionOf(other);
    const admin = await sessionOf(employer);
    expect(await removeUser(admin, other.idUser, now())).toEqual({ ok: true, value: null });
    expect((await whoIs(session.cookie)).employer).toBeNull();
    const [row] = await db.select().from(users).where(eq(users.idUser, other.idUser));
    expect(row).toMatchObject({ contactName: '', passwordHash: null });
    expect(row?.email).not.toBe(other.email);
  });

  it('rejects oneself and users of other companies', async () => {
    const admin = await sessionOf(await employerWithPassword());
    const stranger = await employerWithPassword();
    expect(await removeUser(admin, admin.idUser, now())).toMatchObject({ code: 'own_account' });
    expect(await removeUser(admin, stranger.idUser, now())).toMatchObject({ code: 'not_found' });
    expect(await changeUser(admin, asUser(stranger.idUser))).toMatchObject({ code: 'not_found' });
  });

  it('two administrators who remove each other twenty times leave one', async () => {
    const employer = await employerWithPassword();
    const first = await sessionOf(employer);
    const second = await sessionOf(await colleague(employer.idEmp, 'admin'));
    const tries = Array.from({ length: 20 }, (_, at) =>
      at % 2 === 0
        ? removeUser(first, second.idUser, now())
        : removeUser(second, first.idUser, now()),
    );
    const done = await Promise.all(tries);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    const left = and(
      eq(users.idEmp, employer.idEmp),
      eq(users.role, 'admin'),
      isNull(users.deletedAt),
    );
    expect(await db.$count(users, left)).toBe(1);
  });
});

describe('the last administrator', () => {
  it('stays administrator, also under twenty concurrent calls', async () => {
    const employer = await employerWithPassword();
    const admin = await sessionOf(employer);
    const other = await colleague(employer.idEmp, 'admin');
    const steps = [employer.idUser, other.idUser].map(asUser);
    const tries = Array.from({ length: 20 }, (_, at) =>
      changeUser(admin, steps[at % 2] ?? asUser(0)),
    );
    await Promise.all(tries);
    const listed = await companyUsers(db, employer.idEmp);
    expect(listed.filter(({ role }) => role === 'admin')).toHaveLength(1);
  });

  it('must have a password', async () => {
    const admin = await sessionOf(await employerWithPassword());
    await addUser(admin, { ...person('later@example.com'), role: 'admin' }, 'th', now());
    expect(await changeUser(admin, asUser(admin.idUser))).toMatchObject({ code: 'last_admin' });
  });
});
