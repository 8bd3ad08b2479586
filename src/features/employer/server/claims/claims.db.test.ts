import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { countQueries, queriesOfThisRequest } from '#shared/server/db/query-count.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { actionsOn } from '#tests/calls/review-acts.ts';
import {
  asking,
  type Claimant,
  listed,
  prove,
  proved,
  register,
} from '#tests/fixtures/claim-fixture.ts';
import {
  colleague,
  employerWithPassword,
  mailProps,
  sessionOf,
  typedMinutesAgo,
} from '#tests/fixtures/employer-fixture.ts';
import { makeAdmin } from '#tests/fixtures/review-fixture.ts';
import { requestEmailChange } from '../change-email.ts';
import { loadAccount } from '../load-account.ts';
import { claimQueue, countClaimQueue, ownClaim } from './claim-queries.ts';
import { decideClaim } from './decide-claim.ts';

const now = () => new Date();

const inQueue = async ({ email }: Claimant) =>
  (await claimQueue(db, { page: 1, pageSize: 1000 })).find((claim) => claim.email === email);

async function decide(claimant: Claimant, decision: 'approve' | 'refuse', remark = '') {
  const idClaim = (await inQueue(claimant))?.idClaim ?? 0;
  return decideClaim({ idClaim, idAdmin: await makeAdmin(), decision, remark, now: now() });
}

const companyRow = async (idEmp: number) =>
  (await db.select().from(companies).where(eq(companies.idEmp, idEmp)))[0];
const ownersOf = async (idEmp: number) =>
  (await db.select().from(users).where(eq(users.idEmp, idEmp))).map(({ idUser }) => idUser);
const acts = (idEmp: number) => actionsOn(`company:${idEmp}`);
const mailsTo = async ({ email }: Claimant) =>
  (await db.select().from(emailOutbox).where(eq(emailOutbox.toEmail, email))).map(
    ({ template }) => template,
  );

const hasNothing = async ({ idUser, idPlaceholder }: Claimant) => {
  const session = await sessionOf({ idUser });
  expect(session).toMatchObject({ idEmp: idPlaceholder, isClaiming: true });
  expect((await loadAccount(session)).closesCompany).toBe(false);
  expect(await companyRow(idPlaceholder)).toMatchObject({ isListed: false, taxId: null });
};

describe('registering a listed company without an owner', () => {
  it('reports a match of tax id or name and stores nothing until the claim is confirmed', async () => {
    const byTaxId = await listed({ taxId: '0105536000101' });
    const byName = await listed();
    const before = await db.$count(companies);
    for (const typed of [
      { taxId: '0105536000101' },
      { companyNameTh: `${byName.companyNameTh} ` },
    ]) {
      expect(await register(typed)).toMatchObject({ fields: { claim: ['companyListed'] } });
    }
    expect(await db.$count(companies)).toBe(before);
    for (const [typed, { idEmp }] of [
      [{ taxId: '0105536000101' }, byTaxId],
      [{ companyNameTh: byName.companyNameTh }, byName],
    ] as const) {
      const email = `${randomUUID()}@gmail.com`;
      const done = await register({ ...typed, email, claim: true });
      if (!done.ok) throw new Error(done.code);
      await prove({ email });
      const { idUser, idEmp: idPlaceholder } = done.value;
      await hasNothing({ idUser, idPlaceholder, email });
      expect((await inQueue({ idUser, idPlaceholder, email }))?.company.idEmp).toBe(idEmp);
    }
  });

  it('skips companies with another tax id, with an owner, or unlisted', async () => {
    const others = [
      await listed({ taxId: '0105536000127' }),
      await listed({ claimedAt: now() }),
      await listed({ isListed: false }),
    ];
    for (const { companyNameTh } of others)
      expect(await register({ companyNameTh })).toMatchObject({ ok: true });
  });

  it('is rejected if the company has an owner or the tax id is taken', async () => {
    const { idEmp } = await employerWithPassword();
    const taxId = (await companyRow(idEmp))?.taxId ?? '';
    const open = await listed();
    expect(await register({ idEmp })).toMatchObject({ code: 'company_claimed' });
    expect(await register({ idEmp: 2_000_000_000 })).toMatchObject({ code: 'company_claimed' });
    const taken = { fields: { taxId: ['taxIdTaken'] } };
    expect(await register({ taxId })).toMatchObject(taken);
    expect(await register({ taxId, idEmp: open.idEmp })).toMatchObject(taken);
  });
});

describe('a claim', () => {
  it("is granted when an email at the website's host is verified", async () => {
    const { idEmp, host, companyNameTh } = await listed();
    const claimant = await asking(idEmp, host);
    await hasNothing(claimant);
    await prove(claimant);
    expect(await sessionOf(claimant)).toMatchObject({
      idEmp,
      companyNameTh,
      isClaiming: false,
      role: 'admin',
    });
    expect(await companyRow(idEmp)).toMatchObject({ address: '1 ถนนสีลม', companyNameTh });
    expect((await companyRow(idEmp))?.taxId).toMatch(/^5/);
    expect(await companyRow(claimant.idPlaceholder)).toMatchObject({ isListed: false });
    expect(await acts(idEmp)).toEqual(['claim.verify']);
    expect(await mailsTo(claimant)).toEqual(['employer-welcome', 'claim-granted']);
    expect(await register({ idEmp })).toMatchObject({ code: 'company_claimed' });
  });

  it.each(['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com'])(
    "is not granted by an email at %s, even if the company's page names it",
    async (domain) => {
      const { idEmp } = await listed({ website: `https://www.${domain}` });
      const claimant = await asking(idEmp, domain);
      expect(await inQueue(claimant)).toBeUndefined();
      await prove(claimant);
      await hasNothing(claimant);
      expect(await inQueue(claimant)).toMatchObject({ company: { idEmp } });
      expect(await companyRow(idEmp)).toMatchObject({ claimedAt: null, taxId: null });
    },
  );

  it('accepts another verified email while it waits', async () => {
    const { idEmp, host } = await listed();
    const claimant = await proved(idEmp);
    const session = await sessionOf(claimant);
    const email = `hr@${host}`;
    await requestEmailChange(session, { email }, 'th', now());
    await prove({ email }, 'confirm-email');
    expect(await sessionOf(claimant)).toMatchObject({ idEmp, isClaiming: false });
  });

  it('is not listed through a colleague', async () => {
    const claimant = await proved((await listed()).idEmp);
    const mate = await sessionOf(await colleague(claimant.idPlaceholder, 'admin'));
    await typedMinutesAgo(mate.idSession, 0);
    const email = `${randomUUID()}@example.com`;
    await requestEmailChange(mate, { email }, 'th', now());
    await prove({ email }, 'confirm-email');
    await hasNothing(claimant);
  });

  it('is granted when the team approves, with cache, log and email', async () => {
    const { idEmp } = await listed();
    const claimant = await proved(idEmp);
    expect(await decide(claimant, 'approve')).toEqual({ ok: true, value: null });
    expect(await sessionOf(claimant)).toMatchObject({ idEmp, isClaiming: false });
    expect(await acts(idEmp)).toEqual(['claim.approve']);
    expect(await mailsTo(claimant)).toContain('claim-granted');
    expect(await inQueue(claimant)).toBeUndefined();
  });

  it('gets only the reason when the team rejects it', async () => {
    const { idEmp } = await listed();
    const claimant = await proved(idEmp);
    const waiting = await inQueue(claimant);
    expect(await decide(claimant, 'refuse', 'ชื่อไม่ตรง')).toEqual({ ok: true, value: null });
    await hasNothing(claimant);
    expect(await mailProps(claimant.email, 'claim-rejected')).toEqual({ remark: 'ชื่อไม่ตรง' });
    expect(await ownClaim(db, claimant.idUser)).toMatchObject({
      status: 'refused',
      remark: 'ชื่อไม่ตรง',
    });
    expect(await acts(idEmp)).toEqual(['claim.reject']);
    const again = { idClaim: waiting?.idClaim ?? 0, idAdmin: 1, remark: '', now: now() };
    expect(await decideClaim({ ...again, decision: 'approve' })).toMatchObject({
      code: 'conflict',
    });
    expect((await companyRow(idEmp))?.claimedAt).toBeNull();
  });

  it('is not decided before its email is verified', async () => {
    const claimant = await asking((await listed()).idEmp);
    expect(await decide(claimant, 'approve')).toMatchObject({ code: 'not_found' });
    await prove(claimant);
    const idClaim = (await inQueue(claimant))?.idClaim ?? 0;
    const other = await asking((await listed()).idEmp);
    const unproved = { idClaim: idClaim + 1, idAdmin: 1, remark: '', now: now() };
    expect(await decideClaim({ ...unproved, decision: 'approve' })).toMatchObject({
      code: 'conflict',
    });
    await hasNothing(other);
  });
});

describe('two claims for one company', () => {
  it('the team approves only one, and notifies the other only if its email is verified', async () => {
    const { idEmp } = await listed();
    const two = [await proved(idEmp), await proved(idEmp)];
    const unproved = await asking(idEmp);
    const decided = await Promise.all(two.map((claimant) => decide(claimant, 'approve')));
    expect(decided.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    const owners = await ownersOf(idEmp);
    expect(owners).toHaveLength(1);
    const [loser] = two.filter(({ idUser }) => !owners.includes(idUser));
    if (!loser) throw new Error('nobody lost');
    await hasNothing(loser);
    expect(await mailProps(loser.email, 'claim-rejected')).toEqual({ remark: '' });
    expect(await mailsTo(unproved)).toEqual(['employer-welcome']);
    expect(await acts(idEmp)).toEqual(['claim.approve']);
  });

  it('rejecting one leaves the other waiting', async () => {
    const { idEmp } = await listed();
    const [one, other] = [await proved(idEmp), await proved(idEmp)];
    expect(await decide(one, 'refuse', 'ชื่อไม่ตรง')).toMatchObject({ ok: true });
    expect(await inQueue(one)).toBeUndefined();
    expect(await inQueue(other)).toMatchObject({ company: { idEmp } });
    expect(await mailsTo(other)).toEqual(['employer-welcome']);
  });

  it('rejects the others with a constant number of statements', async () => {
    const queries = async (rivals: number) => {
      const { idEmp } = await listed();
      const claimant = await proved(idEmp);
      for (let one = 0; one < rivals; one += 1) await proved(idEmp);
      const counted = await countQueries(async () => {
        expect(await decide(claimant, 'approve')).toMatchObject({ ok: true });
        return queriesOfThisRequest();
      });
      const mails = await db.select().from(emailOutbox).where(eq(emailOutbox.idEmp, idEmp));
      const refused = mails.filter(({ template }) => template === 'claim-rejected');
      expect(refused).toHaveLength(rivals);
      return counted;
    };
    expect(await queries(6)).toBe(await queries(2));
  });

  it('one is granted when both verify concurrently', async () => {
    const { idEmp, host } = await listed();
    const two = [await asking(idEmp, host), await asking(idEmp, host)];
    await Promise.all(two.map((claimant) => prove(claimant)));
    expect(await ownersOf(idEmp)).toHaveLength(1);
    const granted = and(eq(emailOutbox.template, 'claim-granted'), eq(emailOutbox.idEmp, idEmp));
    expect(await db.$count(emailOutbox, granted)).toBe(1);
    expect(await acts(idEmp)).toEqual(['claim.verify']);
  });
});

it('the queue is counted and paged, oldest first, without unverified claims', async () => {
  const before = await countClaimQueue(db);
  const { idEmp } = await listed();
  const three = [await proved(idEmp), await proved(idEmp), await proved(idEmp)];
  await asking(idEmp);
  expect(await countClaimQueue(db)).toBe(before + 3);
  const read: string[] = [];
  for (let page = 1; page <= before + 3; page += 1) {
    read.push(...(await claimQueue(db, { page, pageSize: 1 })).map(({ email }) => email));
  }
  expect(read).toHaveLength(before + 3);
  expect(read.slice(-3)).toEqual(three.map(({ email }) => email));
});
