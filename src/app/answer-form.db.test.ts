import { expect, it } from 'vitest';
import {
  delUserEndpoint,
  insertUserEndpoint,
} from '#features/employer/core/company-users-contract.ts';
import { registerEndpoint } from '#features/employer/core/register-contract.ts';
import { companyUsers } from '#features/employer/server/company-user-queries.ts';
import {
  requestResetEndpoint,
  resetPasswordEndpoint,
} from '#features/session/core/password-reset-contract.ts';
import { adminLogoutEndpoint } from '#features/session/core/sign-in-contract.ts';
import { createAdminLink, signInByAdminLink } from '#features/session/server/links/admin-link.ts';
import { ADMIN_COOKIE } from '#shared/core/cookies.ts';
import { db } from '#shared/server/db/pool.ts';
import { insertOneTimeToken } from '#shared/server/session/one-time-token-queries.ts';
import { newSecret, secretHash } from '#shared/server/session/session-tokens.ts';
import {
  colleague,
  employerWithPassword,
  mailProps,
  sessionOf,
  TEST_PASSWORD,
  whoIs,
} from '#tests/fixtures/employer-fixture.ts';
import { postedTo } from '#tests/fixtures/page-visit.ts';
import { registerForm } from '#tests/fixtures/register-form.ts';
import { answerForms, formAction } from './answer-form.ts';

type Page = Parameters<typeof answerForms>[0];

const posted = (
  cookie: string,
  values: Readonly<Record<string, string>>,
  path = '/en/setting/manageAccount',
) => postedTo(path, values, cookie);

const answer = (page: Page) =>
  answerForms(page, { add: formAction(insertUserEndpoint), remove: formAction(delUserEndpoint) });

const typed = { act: 'add', 'user.contactName': 'สมใจ', 'user.email': 'no', 'user.role': 'user' };

it('shows the typed values and error codes again, without passwords and unknown fields', async () => {
  const { cookie } = await sessionOf(await employerWithPassword());
  const page = posted(cookie, { ...typed, currentPassword: 'secret' });
  const { act: _, ...values } = typed;
  expect(await answer(page)).toMatchObject({
    done: null,
    rejected: { action: 'add', code: 'invalid_fields', errors: { 'user.email': 'emailPattern' } },
  });
  const more = { currentPassword: 'secret', stranger: 'x', 'user.stranger': 'x' };
  expect(await answer(posted(cookie, { ...typed, ...more }))).toHaveProperty(
    'rejected.values',
    values,
  );
  expect(page.response.status).toBe(422);
});

it('redirects after success and names the completed action', async () => {
  const admin = await sessionOf(await employerWithPassword());
  const email = `${crypto.randomUUID()}@example.com`;
  const sent = { ...typed, 'user.email': email, currentPassword: TEST_PASSWORD };
  const done = await answer(posted(admin.cookie, sent));
  if (!(done instanceof Response)) throw new Error(done.rejected?.code);
  expect(done.status).toBe(303);
  expect(done.headers.get('Location')).toBe('/en/setting/manageAccount?done=add');
  expect(done.headers.get('Cache-Control')).toBe('no-store');
  expect((await companyUsers(db, admin.idEmp)).map((user) => user.email)).toContain(email);
});

it('executes one rendering of a form once, and a changed one again', async () => {
  const admin = await sessionOf(await employerWithPassword());
  const own = { ...typed, once: crypto.randomUUID(), currentPassword: TEST_PASSWORD };
  const email = `${crypto.randomUUID()}@example.com`;
  for (const press of ['first', 'second']) {
    const done = await answer(posted(admin.cookie, { ...own, 'user.email': email }));
    expect(done, press).toBeInstanceOf(Response);
  }
  const other = `${crypto.randomUUID()}@example.com`;
  expect(await answer(posted(admin.cookie, { ...own, 'user.email': other }))).toBeInstanceOf(
    Response,
  );
  expect(await companyUsers(db, admin.idEmp)).toHaveLength(3);
});

it('registers once when a page without a key posts twice, with equal responses', async () => {
  const { terms, ...fields } = registerForm({
    companyNameTh: 'บริษัท กดสองครั้ง จำกัด',
    taxId: '0105561001239',
  });
  const values = Object.entries({ ...fields, terms: 'on' }).map(([name, value]) => [
    name,
    `${value}`,
  ]);
  const act = formAction(registerEndpoint, { to: '/welcome', isNamedByValues: true });
  const press = () =>
    answerForms(postedTo('/en/register', Object.fromEntries(values), ''), { sent: act });
  const answers = await Promise.all([press(), press()]);
  expect(answers.map((one) => one instanceof Response && one.status)).toEqual([303, 303]);
  expect(await mailProps(fields.email, 'already-registered')).toBeNull();
});

it('rejects an actor without the required role, for any body', async () => {
  const employer = await employerWithPassword();
  const { cookie } = await sessionOf(await colleague(employer.idEmp));
  const page = posted(cookie, { act: 'remove', idUser: String(employer.idUser) });
  expect(await answer(page)).toMatchObject({ rejected: { action: 'remove', code: 'forbidden' } });
  expect(page.response.status).toBe(403);
  expect(await companyUsers(db, employer.idEmp)).toHaveLength(2);
});

it("rejects another company's id like the API", async () => {
  const [own, other] = [await employerWithPassword(), await employerWithPassword()];
  const { cookie } = await sessionOf(own);
  const sent = { act: 'remove', idUser: String(other.idUser), idEmp: String(other.idEmp) };
  expect(await answer(posted(cookie, sent))).toMatchObject({ rejected: { code: 'forbidden' } });
});

it('sets a new password by the link in the URL and drops its token', async () => {
  const { idUser } = await employerWithPassword();
  const token = newSecret();
  const expiresAt = new Date(Date.now() + 60_000);
  const tokenHash = secretHash(token);
  await insertOneTimeToken(db, { tokenHash, purpose: 'passwordReset', idUser, expiresAt });
  const set = formAction(resetPasswordEndpoint, { fixedValues: { token } });
  const send = async (values: Readonly<Record<string, string>>) => {
    const page = posted('', { act: 'set', ...values }, `/en/forgotpassword?token=${token}`);
    return {
      page,
      answer: await answerForms(page, { ask: formAction(requestResetEndpoint), set }),
    };
  };
  const wrong = await send({ password: 'r4$Tw9vb', confirmPassword: 'another' });
  expect(wrong.answer).toMatchObject({
    rejected: { action: 'set', errors: { confirmPassword: 'passwordsDiffer' }, values: {} },
  });
  const right = { password: 'r4$Tw9vb', confirmPassword: 'r4$Tw9vb', token: 'another' };
  const done = await send(right);
  if (!(done.answer instanceof Response)) throw new Error(done.answer.rejected?.code);
  expect(done.answer.headers.get('Location')).toBe('/en/forgotpassword?done=set');
  const again = await send(right);
  expect(again.answer).toMatchObject({ rejected: { code: 'link_used' } });
  expect(again.page.response.status).toBe(410);
});

it('executes the requested action', async () => {
  const { cookie } = await sessionOf(await employerWithPassword());
  const page = posted(cookie, { act: 'rob' });
  expect(await answer(page)).toMatchObject({ rejected: { code: 'bad_request' } });
  expect(page.response.status).toBe(400);
});

it('counts against the rate limit of the endpoint', async () => {
  const { cookie } = await sessionOf(await employerWithPassword());
  for (let turn = 0; turn < insertUserEndpoint.limit.points; turn += 1) {
    await answer(posted(cookie, { act: 'add' }));
  }
  const page = posted(cookie, { act: 'add' });
  expect(await answer(page)).toMatchObject({ rejected: { code: 'too_many_requests' } });
  expect(page.response.status).toBe(429);
  expect(Number(page.response.headers.get('Retry-After'))).toBeGreaterThan(0);
});

it('revokes the session of the review team and clears its cookie', async () => {
  const link = await createAdminLink('Arun', new Date());
  const team = link && (await signInByAdminLink(link, '', new Date()));
  if (!team?.ok) throw new Error('the team did not come in');
  const cookie = `${ADMIN_COOKIE}=${team.value.opened.token}`;
  expect((await whoIs(cookie)).platformAdmin).not.toBeNull();
  const page = posted(cookie, {});
  expect(
    await answerForms(page, { sent: formAction(adminLogoutEndpoint, { to: '/' }) }),
  ).toBeInstanceOf(Response);
  expect((await whoIs(cookie)).platformAdmin).toBeNull();
  expect(page.cookies.delete).toHaveBeenCalledWith(ADMIN_COOKIE, expect.anything());
});
