import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SECTIONS } from '#features/profile/core/sections/registry.ts';
import type { Sessions } from '#shared/core/session.ts';
import { leavesOf } from '../support/contracts/contract-leaves.ts';
import {
  BODIES,
  callEndpoint,
  endpoints,
  type Ids,
  idsOfAddress,
  idsOfBody,
  MASTER_DATA,
  nameOf,
} from '../support/contracts/endpoint-calls.ts';
import { employerWithPassword, sessionOf } from '../support/fixtures/employer-fixture.ts';
import { jobSeeker } from '../support/fixtures/job-seeker-fixture.ts';

const UNKNOWN = 2_000_000_000;

describe('no contract takes an id that is in no list', () => {
  const schemas = [
    ...endpoints
      .filter(({ method }) => method !== 'get')
      .map((one) => [nameOf(one), one.body] as const),
    ...SECTIONS.flatMap(({ name, kinds }) =>
      Object.values(kinds).map(({ schema }) => [name, schema] as const),
    ),
  ];
  const fields = schemas.flatMap(([name, schema]) =>
    leavesOf(schema)
      .filter((leaf) => leaf.name in MASTER_DATA)
      .map((leaf) => ({ name, field: leaf.name, schema: leaf.schema })),
  );

  it.each(fields)('$name: $field', ({ field, schema }) => {
    for (const id of MASTER_DATA[field] ?? []) {
      expect(z.safeParse(schema, id).success, String(id)).toBe(false);
    }
  });

  it('of any that has such fields', () => {
    const found = new Set(fields.map(({ name, field }) => `${name} ${field}`));
    for (const name of ['post /register', 'companyProfile']) {
      for (const field of ['idIndustry', 'province', 'country'])
        expect(found).toContain(`${name} ${field}`);
    }
    expect(found).toContain('post /writeReview/insertReview idJobField');
    expect(found).toContain('put /resume/:idJsk idJobField');
  });
});

let sessions: Sessions;
let own: Ids;

beforeAll(async () => {
  const employer = await sessionOf(await employerWithPassword());
  const person = await jobSeeker();
  const platformAdmin = { idSession: randomUUID(), idAdmin: 1, name: 'Team' };
  sessions = { employer, jobSeeker: person, platformAdmin };
  const { idEmp, idUser } = employer;
  own = { idEmp, idUser, createdBy: idUser, idJsk: person.idJsk, idProfile: UNKNOWN };
});

/** A company that is not, or no longer, on the site is one of which the name alone is kept. */
const KEPT_BY_NAME = 'put /resume/:idJsk';

const IS_RANDOM = /^id(?:Invitation|Media|Poster|Replacement|Session|Upload)$/;
const unknownOf = (name: string) => (IS_RANDOM.test(name) ? randomUUID() : UNKNOWN);
/** An unknown id as an address carries it: nine digits at most. */
const unknownParam = (name: string) => (IS_RANDOM.test(name) ? randomUUID() : 999_999_999);

const HARMLESS = [
  'delete /myaccount/sessions/:idSession',
  'delete /jskSessions/:idSession',
  'delete /openings/:idJob/application',
  'delete /openings/:idJob/saved',
];

describe('an unknown id is rejected without a server error, in', () => {
  it.each(
    endpoints.flatMap((endpoint) =>
      idsOfAddress(endpoint).map((field) => ({ name: nameOf(endpoint), field, endpoint })),
    ),
  )('$name: $field', async ({ name, field, endpoint }) => {
    const ids = { ...own, [field]: unknownParam(field) };
    const body = BODIES[name]?.({ ...ids, idMedia: randomUUID() }) ?? {};
    const outcome = await callEndpoint(endpoint, { sessions, ids, query: [field], body });
    const mayPass = endpoint.method === 'get' || HARMLESS.includes(name);
    if (!mayPass) expect(outcome?.ok).toBe(false);
    if (outcome && !outcome.ok) expect(outcome.code).not.toBe('too_many_requests');
  });

  const CHOOSES_ITS_IDS = ['post /register', 'post /invitations'];
  const named = endpoints.flatMap((endpoint) =>
    CHOOSES_ITS_IDS.includes(nameOf(endpoint))
      ? []
      : idsOfBody(endpoint).map((field) => ({ name: nameOf(endpoint), field, endpoint })),
  );

  it.each(named)('$name: $field in its body', async ({ name, field, endpoint }) => {
    const body = BODIES[name]?.({ ...own, [field]: unknownOf(field) });
    expect(body, 'a body that is good but for its ids').toBeDefined();
    expect(z.safeParse(endpoint.body ?? z.never(), body).error?.issues ?? []).toEqual([]);
    const outcome = await callEndpoint(endpoint, { sessions, ids: own, body: body ?? {} });
    if (name === KEPT_BY_NAME) {
      expect(outcome).toMatchObject({ ok: true, value: { workHistory: [{ idEmp: null }] } });
      return;
    }
    expect(outcome?.ok).toBe(false);
    if (outcome && !outcome.ok) expect(outcome.code).not.toBe('too_many_requests');
  });
});
