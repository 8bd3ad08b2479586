import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import '#app/api.ts';
import { SECTIONS } from '#features/profile/core/sections/registry.ts';
import type { Endpoint } from '#shared/core/endpoint.ts';
import { ok } from '#shared/core/result.ts';
import type { Sessions } from '#shared/core/session.ts';
import { servedEndpoints } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { leavesOf } from '../support/contract-leaves.ts';
import {
  employerWithPassword,
  sessionOf,
  TEST_PASSWORD,
} from '../support/fixtures/employer-fixture.ts';
import { jobSeeker } from '../support/fixtures/job-seeker-fixture.ts';
import { reviewForm } from '../support/fixtures/review-fixture.ts';

const UNKNOWN = 2_000_000_000;
const MASTER_DATA: Readonly<Record<string, readonly unknown[]>> = {
  idIndustry: [0, 47, 9998, 9999],
  idJobField: [0, 29, 9999],
  province: ['09', '99', 'BK'],
  country: ['ZZ', 'th', 'XX'],
};
const ID = /^id(?:[A-Z]|$)|^createdBy$/;

const endpoints = [...servedEndpoints.keys()];
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

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
let own: Readonly<Record<string, number>>;

beforeAll(async () => {
  const employer = await sessionOf(await employerWithPassword());
  const person = await jobSeeker();
  const platformAdmin = { idSession: randomUUID(), idAdmin: 1, name: 'Team' };
  sessions = { employer, jobSeeker: person, platformAdmin };
  own = { idEmp: employer.idEmp, idUser: employer.idUser, idJsk: person.idJsk };
});

const password = { currentPassword: TEST_PASSWORD };
const user = { contactName: 'สมใจ', role: 'user' };
const email = 'unknown@example.com';
const work = {
  companyName: 'บริษัท',
  position: '',
  idJobField: 1,
  startedOn: '2020-01-01',
  endedOn: null,
};
const opening = {
  positionTh: 'ช่าง',
  jobType: 'fullTime',
  idJobField: 1,
  opensOn: '2026-01-01',
  closesOn: '2026-01-31',
};
/** For each call whose body names ids: good but for those. */
const BODIES: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  'post /writeReview/insertReview': [reviewForm(UNKNOWN)],
  'put /resume/:idJsk': [
    {
      firstName: 'A',
      lastName: 'B',
      firstNameThai: '',
      lastNameThai: '',
      workHistory: [{ ...work, idEmp: UNKNOWN }],
    },
  ],
  'post /insertUser': [{ ...password, user: { ...user, email, idEmp: UNKNOWN } }],
  'post /updUser': [{ ...password, user: { ...user, idUser: UNKNOWN } }],
  'post /delUser': [{ ...password, idUser: UNKNOWN }],
  'post /checkPassword': [{ idEmp: UNKNOWN, idUser: UNKNOWN, password: TEST_PASSWORD }],
  'post /changePassword': [{ idEmp: UNKNOWN, idUser: UNKNOWN, password: 'r4$Tw9vb', ...password }],
  'post /changeEmail': [{ idEmp: UNKNOWN, idUser: UNKNOWN, email, ...password }],
  'post /checkSaveAndBack': [{ idEmp: UNKNOWN }],
  'post /insertApproval': [{ idEmp: UNKNOWN }, { idEmp: 1, createdBy: UNKNOWN }],
  'put /employer/step': [{ idEmp: UNKNOWN, lang: 'th', step: 'cover' }],
  'post /writeReview/insertHrSayLog': [
    { idEmp: UNKNOWN, action: 'x' },
    { idEmp: 1, action: 'x', createdBy: UNKNOWN },
  ],
  'post /writeReview/insertHrSayAnalytic': [
    { idEmp: UNKNOWN, URL: `/company/x-${UNKNOWN}/hrsay` },
    { idEmp: 1, idJSK: UNKNOWN, URL: '/company/x-1/hrsay' },
  ],
  'post /openings': [opening],
  'put /openings/:idJob': [opening],
  'put /companyProfile/:idEmp/:lang/restoration': [{ idProfile: UNKNOWN }],
  'post /companyProfile/:idEmp/:lang/covers': [{ idMedia: randomUUID() }],
  'put /companyProfile/:idEmp/:lang/media/:idMedia/poster': [{ idPoster: randomUUID() }],
  'put /companyProfile/:idEmp/:lang/media/:idMedia/replacement': [{ idReplacement: randomUUID() }],
  'put /companyProfile/:idEmp/:lang/:section': [
    {
      items: [
        {
          idItem: randomUUID(),
          parent: null,
          kind: 'banner',
          content: { idMedia: randomUUID(), altText: '' },
        },
      ],
    },
    { items: [{ idItem: randomUUID(), parent: randomUUID(), kind: 'banner', content: {} }] },
  ],
};

/** A company that is not, or no longer, on the site is one of which the name alone is kept. */
const KEPT_BY_NAME = 'put /resume/:idJsk';

/** Parameters that say where, not whose. */
const PLACES: Readonly<Record<string, string>> = {
  lang: 'th',
  section: 'cover',
  pg: '1',
  token: 'none-such-token-of-a-link',
};

const paramsOf = ({ path }: Endpoint) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
const fieldsOf = (schema: z.ZodMiniType | undefined) =>
  leavesOf(schema)
    .map(({ name }) => name)
    .filter((name) => ID.test(name));

function unknownParam(name: string): string {
  return /^id(?:Media|Session)$/.test(name) ? randomUUID() : '999999999';
}

async function answer(
  endpoint: Endpoint,
  ids: Readonly<Record<string, unknown>>,
  body: Readonly<Record<string, unknown>> = {},
) {
  const params = Object.fromEntries(
    paramsOf(endpoint).map((name) => [name, String(ids[name] ?? PLACES[name] ?? own[name] ?? 1)]),
  );
  const query = Object.fromEntries(
    fieldsOf(endpoint.query).flatMap((name) => (name in ids ? [[name, String(ids[name])]] : [])),
  );
  const carryOut = servedEndpoints.get(endpoint);
  return carryOut?.({
    params,
    query,
    body: async () => ok(body),
    sessions: async () => sessions,
    locale: 'en',
    address: '192.0.2.1',
    request: new Request('http://localhost/', {
      method: endpoint.method.toUpperCase(),
      headers: { 'If-Match': '"0"' },
    }),
  });
}

/** Ending what is over already, and what is only counted or listed, says nothing. */
const HARMLESS = ['delete /myaccount/sessions/:idSession', 'delete /openings/:idJob/application'];

describe('an id that does not exist is refused, and never a bug, in', () => {
  it.each(
    endpoints.flatMap((endpoint) =>
      [...new Set([...paramsOf(endpoint), ...fieldsOf(endpoint.query)])]
        .filter((name) => ID.test(name))
        .map((field) => ({ name: nameOf(endpoint), field, endpoint })),
    ),
  )('$name: $field', async ({ name, field, endpoint }) => {
    const body = BODIES[name]?.[0];
    const outcome = await answer(endpoint, { [field]: unknownParam(field) }, body);
    const mayPass = endpoint.method === 'get' || HARMLESS.includes(name);
    if (!mayPass) expect(outcome?.ok).toBe(false);
    if (outcome && !outcome.ok) expect(outcome.code).not.toBe('too_many_requests');
  });

  const withIds = endpoints.filter(({ body }) => fieldsOf(body).length > 0);

  it('every call whose body names ids has its example', () => {
    const names = withIds.map(nameOf).filter((name) => name !== 'post /register');
    expect(Object.keys(BODIES).sort()).toEqual(names.sort());
  });

  it.each(
    Object.entries(BODIES).flatMap(([name, bodies]) => bodies.map((body) => ({ name, body }))),
  )('$name: $body', async ({ name, body }) => {
    const endpoint = endpoints.find((one) => nameOf(one) === name);
    if (!endpoint) throw new Error('no such call');
    expect(z.safeParse(endpoint.body ?? z.never(), body).error?.issues ?? []).toEqual([]);
    const outcome = await answer(endpoint, {}, body);
    if (name === KEPT_BY_NAME) {
      expect(outcome).toMatchObject({ ok: true, value: { workHistory: [{ idEmp: null }] } });
      return;
    }
    expect(outcome?.ok).toBe(false);
    if (outcome && !outcome.ok) expect(outcome.code).not.toBe('too_many_requests');
  });
});
