// Every mutation that can be called concurrently, and a world with one of everything.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { submitProfile } from '#features/profile/server/submission/submit-profile.ts';
import { submitReview } from '#features/review/server/submit-review.ts';
import type { Endpoint } from '#shared/core/endpoint.ts';
import type { Sessions } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { companyClaims } from '#shared/server/db/schema/claims.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { reviewAppeals, reviewReports } from '#shared/server/db/schema/reviews.ts';
import { listed, proved } from '../fixtures/claim-fixture.ts';
import { completeDraft, draftOf, sectionOf } from '../fixtures/draft-fixture.ts';
import { TEST_PASSWORD } from '../fixtures/employer-fixture.ts';
import { makeRefused, ownerOfAll, writtenBy } from '../fixtures/owner-fixture.ts';
import { makeAdmin, makeCompany, reviewForm } from '../fixtures/review-fixture.ts';
import { BODIES, callEndpoint, endpoints, type Ids, nameOf } from './endpoint-calls.ts';

interface Variant {
  readonly ids?: (world: World) => Ids;
  readonly body?: (ids: Ids) => Readonly<Record<string, unknown>>;
  readonly places?: Ids;
}

const remark = 'ขอให้แก้ประโยคแรก';
const own = ({ sessions }: World) => ({ idUser: sessions.employer?.idUser });
const pending = { ids: ({ ids }: World) => ({ id: ids['idPending'], idReview: ids['idPending'] }) };
const appealed = { ids: ({ ids }: World) => ({ id: ids['idAppealed'] }) };
const reported = { ids: ({ ids }: World) => ({ id: ids['idReported'] }) };
const submitted = { ids: ({ ids }: World) => ({ id: ids['idApproval'] }) };
const claimed = { ids: ({ ids }: World) => ({ id: ids['idClaim'] }) };
const ofCompany = { ids: ({ ids }: World) => ({ id: ids['idEmp'] }) };
const NEW_SENDING = '8f14e45f-ceea-467f-ab26-7b5c1f0a9a11';
const password = 'r4$Tw9vb';

const VARIANTS: Readonly<Record<string, readonly Variant[]>> = {
  'put /reviews/:id/moderation': [
    { ...pending, body: () => ({ decision: 'publish', revision: 1 }) },
    { ...pending, body: () => ({ decision: 'refuse', revision: 1, reasonCode: 'abuse' }) },
  ],
  'put /ownReviews/:idReview': [pending, {}],
  'delete /ownReviews/:idReview': [pending, {}],
  'post /reviews/:id/appeal': [{ ids: ({ ids }) => ({ id: ids['idRefused'] }) }],
  'put /reviews/:id/appeal': [
    { ...appealed, body: ({ idAppeal }) => ({ decision: 'uphold', idAppeal }) },
    { ...appealed, body: ({ idAppeal }) => ({ decision: 'dismiss', idAppeal }) },
  ],
  'put /reviews/:id/reportDecision': [
    { ...reported, body: ({ lastReport }) => ({ decision: 'keep', revision: 1, lastReport }) },
    {
      ...reported,
      body: ({ lastReport }) => ({
        decision: 'refuse',
        reasonCode: 'abuse',
        revision: 1,
        lastReport,
      }),
    },
  ],
  'put /submissions/:id/decision': [
    { ...submitted, body: () => ({ decision: 'approve' }) },
    { ...submitted, body: () => ({ decision: 'return', remark }) },
  ],
  'delete /approval/:idEmp/:lang': [{ places: { lang: 'en' } }],
  'put /claims/:id/decision': [
    { ...claimed, body: () => ({ decision: 'approve' }) },
    { ...claimed, body: () => ({ decision: 'refuse', remark }) },
  ],
  'put /companies/:id/package': [
    {
      ...ofCompany,
      body: () => ({ packageHrSay: 'platinum', from: 'gold', remark }),
    },
  ],
  'put /companies/:id/sendingStop': [ofCompany],
  'delete /companies/:id/sendingStop': [ofCompany],
  'post /invitations': [{ ids: () => ({ idInvitation: NEW_SENDING }) }],
  'put /invitations/:idInvitation/state': [{}, { body: () => ({ state: 'cancel' }) }],
  'post /openings': [{ body: (ids) => BODIES['put /openings/:idJob']?.(ids) ?? {} }],
  'put /openingConfirmations': [{ body: ({ idJob }) => ({ idJob }) }, { body: () => ({}) }],
  'put /openings/:idJob/application': [{ body: () => ({ consent: true }) }],
  'put /openings/:idJob/application/draft': [{ body: () => ({ coverNote: 'x', skills: 'y' }) }],
  'put /applications/:idApplication/status': [{}, { body: () => ({ status: 'closed' }) }],
  'post /checkPassword': [{ ids: own }],
  'post /changePassword': [{ ids: own }],
  'post /changeEmail': [{ ids: own }],
  'post /jskChangePassword': [
    { body: () => ({ password, confirmPassword: password, currentPassword: TEST_PASSWORD }) },
  ],
  'post /jskDeleteAccount': ['keep', 'remove'].map((reviews) => ({
    body: ({ username }) => ({ accountName: username, currentPassword: TEST_PASSWORD, reviews }),
  })),
  'post /myaccount/deletion': [
    { body: ({ accountName }) => ({ accountName, currentPassword: TEST_PASSWORD }) },
  ],
};

/** Need what only a file or a broken job makes; likes and shares only count. */
const LEFT_OUT =
  /captions|poster|^put \/uploads|^put \/failedJobs|accountLookups|bounceReversals|\/invitation$|likes|shares/;

export interface Act extends Variant {
  readonly endpoint: Endpoint;
  readonly name: string;
}

/** Every call that changes something of somebody who is signed in. */
export const acts: readonly Act[] = endpoints
  .filter(({ method, rawBody, guard }) => method !== 'get' && !rawBody && guard !== 'public')
  .filter((endpoint) => !LEFT_OUT.test(nameOf(endpoint)))
  .flatMap((endpoint) =>
    (VARIANTS[nameOf(endpoint)] ?? [{}]).map((variant, index) => ({
      endpoint,
      ...variant,
      name: `${nameOf(endpoint)}${index > 0 ? ` (${index + 1})` : ''}`,
    })),
  );

export interface World {
  readonly sessions: Sessions;
  readonly ids: Ids;
  readonly revision: number;
}

const callOf = (name: string) => {
  const endpoint = endpoints.find((one) => nameOf(one) === name);
  if (!endpoint) throw new Error(`no ${name}`);
  return endpoint;
};

export async function world(): Promise<World> {
  const owner = await ownerOfAll();
  const { employer, ids } = owner;
  const { idEmp, idUser } = employer;
  const { idJsk } = owner.person;
  const person = { ...owner.person, emailVerified: true };
  const idAdmin = await makeAdmin();
  const platformAdmin = { idSession: randomUUID(), idAdmin, name: 'Team' };
  const sessions: Sessions = { employer, jobSeeker: person, platformAdmin };
  await db
    .update(jobSeekers)
    .set({ emailVerifiedAt: new Date() })
    .where(eq(jobSeekers.idJsk, idJsk));
  const sent = await submitReview(reviewForm(await makeCompany()), { idJsk }, new Date());
  const idAppealed = await writtenBy(idJsk, await makeRefused());
  await callEndpoint(callOf('post /reviews/:id/appeal'), {
    sessions,
    ids: { id: idAppealed },
    body: BODIES['post /reviews/:id/appeal']?.({}) ?? {},
  });
  await callEndpoint(callOf('post /reviews/:id/report'), {
    sessions: { ...sessions, employer: null },
    ids: { id: ids['id'] },
    body: { reason: 'abuse' },
  });
  const [report] = await db.select().from(reviewReports);
  const [appeal] = await db.select().from(reviewAppeals);
  await completeDraft(employer, 'en');
  await draftOf(employer, 'th');
  const submission = await submitProfile(db, {
    idEmp,
    idUser,
    now: new Date(),
    lang: 'en',
    remark: '',
  });
  await proved((await listed()).idEmp);
  const [claim] = await db.select().from(companyClaims);
  return {
    sessions,
    ids: {
      ...ids,
      idPending: sent.ok && sent.value,
      idRefused: owner.idRefused,
      idAppealed,
      idAppeal: appeal?.idAppeal,
      idReported: report?.idReview,
      lastReport: report?.idReport,
      idApproval: submission.ok && submission.value.idApproval,
      idClaim: claim?.idClaim,
      username: person.username,
      accountName: 'Test Company',
    },
    revision: (await sectionOf(employer, { lang: 'th', section: 'cover' })).revision,
  };
}

export function act(world: World, { endpoint, ids: differs, body, places }: Act) {
  const ids = { ...world.ids, ...differs?.(world) };
  return callEndpoint(endpoint, {
    sessions: world.sessions,
    ids,
    revision: world.revision,
    body: (body ?? BODIES[nameOf(endpoint)])?.(ids) ?? {},
    ...(places && { places }),
  });
}
