import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { sessions } from '#shared/server/db/schema/accounts.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { actionLogs } from '#shared/server/db/schema/operations.ts';
import { issueLinkPair } from '#shared/server/session/key-pairs.ts';
import { colleague } from '#tests/fixtures/employer-fixture.ts';
import { makeCompany } from '#tests/fixtures/review-fixture.ts';
import { createLoginLinks } from './login-link.ts';
import { personOfLink, visitByLink } from './visit-by-link.ts';

const now = new Date();
let [idUser, idEmp, email] = [0, 0, ''];

beforeAll(async () => {
  ({ idUser, idEmp, email } = await colleague(await makeCompany()));
  await db.insert(jobSeekers).values({ username: email, language: 'en' });
});

const visit = async (signedIn: number | null, isAgreed = false) =>
  visitByLink(
    {
      pair: await issueLinkPair(db, { idUser }, now),
      kind: 'employer',
      userAgent: '',
      signedIn,
      isAgreed,
      pairSeconds: 60,
    },
    now,
  );

describe('visitByLink', () => {
  it('signs in with a new session and logs it for the company', async () => {
    expect(await visit(null)).toMatchObject({ value: { person: { idEmp, email } } });
    const logged = await db.select().from(actionLogs).where(eq(actionLogs.idEmp, idEmp));
    expect(logged).toMatchObject([{ action: 'Made Up Co., Ltd. auto Login', createdBy: idUser }]);
  });

  it('opens a separate session for the same person', async () => {
    const before = await db.$count(sessions, eq(sessions.idUser, idUser));
    expect(await visit(idUser)).toMatchObject({ value: { person: { email } } });
    expect(await db.$count(sessions, eq(sessions.idUser, idUser))).toBe(before + 1);
  });

  it('asks before replacing another session, and the second link carries the answer', async () => {
    const before = await db.$count(sessions, eq(sessions.idUser, idUser));
    const asked = await visit(idUser + 1);
    const pair = asked.ok && asked.value.nextPair;
    if (!pair) throw new Error('did not ask');
    expect(await db.$count(sessions, eq(sessions.idUser, idUser))).toBe(before);
    expect(await personOfLink(pair, 'employer', now)).toMatchObject({ id: idUser });
    const agreed = { kind: 'employer', userAgent: '', signedIn: 1, pairSeconds: 60 } as const;
    const done = await visitByLink({ ...agreed, pair, isAgreed: true }, now);
    expect(done).toMatchObject({ value: { person: { email } } });
    expect(await personOfLink(pair, 'employer', now)).toBeNull();
    const [last] = await db.select().from(actionLogs).orderBy(desc(actionLogs.idLog)).limit(1);
    expect(last?.idEmp).toBe(idEmp);
  });
});

it('createLoginLinks returns a link for each account of an email, and none for an unknown one', async () => {
  const links = await createLoginLinks(email.toUpperCase(), now);
  expect(links.map(({ kind, language }) => [kind, language])).toEqual([
    ['employer', 'th'],
    ['jobSeeker', 'en'],
  ]);
  expect(await createLoginLinks('nobody@example.com', now)).toEqual([]);
});
