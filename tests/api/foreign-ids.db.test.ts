import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { setPackage } from '#features/packages/server/team-company-queries.ts';
import { type AnyItem, SECTIONS } from '#features/profile/core/sections/registry.ts';
import type { Section } from '#features/profile/core/sections/section.ts';
import { NO_SESSIONS, type Sessions } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import {
  BODIES,
  callEndpoint,
  endpoints,
  idsOfAddress,
  idsOfBody,
  nameOf,
} from '../support/contracts/endpoint-calls.ts';
import { pageItem, readyMedia } from '../support/fixtures/company-fixture.ts';
import { sectionOf } from '../support/fixtures/draft-fixture.ts';
import { type Owner, ownerOfAll } from '../support/fixtures/owner-fixture.ts';

let own: Owner;
let other: Owner;
let sessions: Sessions;
let before = '';

async function belongings(): Promise<string> {
  const found = await db.execute<{ name: string; key: 'id_emp' | 'id_jsk' | 'id_user' }>(sql`
    select c.table_name as name, c.column_name as key from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.column_name in ('id_emp', 'id_jsk', 'id_user') order by 1, 2`);
  const whose = {
    id_emp: other.employer.idEmp,
    id_jsk: other.person.idJsk,
    id_user: other.employer.idUser,
  };
  const rows: unknown[] = [];
  for (const { name, key } of found.rows) {
    const table = sql.identifier(name);
    const all = await db.execute(sql`
      select to_jsonb(t) as row from ${table} t where ${sql.identifier(key)} = ${whose[key]} order by 1`);
    rows.push([name, key, all.rows]);
  }
  const items = await db.execute(sql`
    select to_jsonb(i) as row from profile_items i join profile_versions using (id_profile)
    where id_emp = ${other.employer.idEmp} order by 1`);
  const appeals = await db.execute(sql`
    select to_jsonb(a) as row from review_appeals a join reviews using (id_review)
    where id_jsk = ${other.person.idJsk} order by 1`);
  return JSON.stringify([rows, items.rows, appeals.rows]);
}

beforeAll(async () => {
  [own, other] = [await ownerOfAll(), await ownerOfAll()];
  before = await belongings();
  expect(before.length).toBeGreaterThan(2000);
});

beforeEach(() => {
  sessions = { ...NO_SESSIONS, employer: own.employer, jobSeeker: own.person };
});

const FOR_EVERYBODY = new Set([
  'put /reviews/:id/useful: id',
  'delete /reviews/:id/useful: id',
  'post /reviews/:id/report: id',
  'put /openings/:idJob/application: idJob',
  'delete /openings/:idJob/application: idJob',
  'put /openings/:idJob/application/draft: idJob',
  'put /openings/:idJob/saved: idJob',
  'delete /openings/:idJob/saved: idJob',
  'post /writeReview/insertReview: idEmp',
  'put /resume/:idJsk: idEmp',
  'post /invitations: idInvitation',
  'get /getEncKey/:idJsk/:idResume: idResume',
  'get /review/getReviewList/:idJsk/:idResume: idResume',
]);

const GUARDS = ['account', 'employer', 'companyAdmin', 'jobSeeker'];
const cases = endpoints
  .filter(({ guard }) => GUARDS.includes(guard))
  .flatMap((endpoint) => [
    ...idsOfAddress(endpoint).map((field) => ({ endpoint, field, in: 'address' as const })),
    ...idsOfBody(endpoint).map((field) => ({ endpoint, field, in: 'body' as const })),
  ])
  .map((one) => ({ ...one, name: `${nameOf(one.endpoint)}: ${one.field}` }))
  .filter(({ name }) => !FOR_EVERYBODY.has(name));

/** An unknown id as an address carries it: nine digits at most. */
const UNKNOWN = 999_999_999;

const SAYS_NOTHING = [
  'delete /myaccount/sessions/:idSession: idSession',
  'delete /jskSessions/:idSession: idSession',
  'delete /companyProfile/:idEmp/:lang/covers/:idMedia: idMedia',
];

const APPEAL = 'post /reviews/:id/appeal: id';

describe('a foreign id is rejected like an unknown one and changes nothing, in', () => {
  it.each(cases)('$name in its $in', async ({ endpoint, field, name, in: place }) => {
    const ask = async (id: unknown) => {
      const foreign = { ...own.ids, [field]: id };
      const body = BODIES[nameOf(endpoint)]?.(place === 'body' ? foreign : own.ids) ?? {};
      if (endpoint.body) {
        const { error } = z.safeParse(endpoint.body, body);
        expect(error?.issues ?? [], 'a body that is good but for its ids').toEqual([]);
      }
      const ids = place === 'address' ? foreign : own.ids;
      return callEndpoint(endpoint, { sessions, body, ids, query: idsOfAddress(endpoint) });
    };
    const theirs = name === APPEAL ? other.idRefused : other.ids[field];
    expect(theirs, `an example of ${field}`).toBeDefined();
    const outcome = await ask(theirs);
    expect(await ask(typeof theirs === 'string' ? randomUUID() : UNKNOWN)).toEqual(outcome);
    if (!SAYS_NOTHING.includes(name)) {
      expect(outcome).toMatchObject({ ok: false });
      const code = outcome && !outcome.ok ? outcome.code : '';
      expect(['forbidden', 'not_found', 'invalid_fields'], name).toContain(code);
    }
    expect(await belongings()).toBe(before);
  });

  const pictures = SECTIONS.flatMap((section: Section) =>
    Object.entries(section.kinds).flatMap(([kind, { pictures: fields = {}, parent }]) =>
      Object.entries(fields).map(([field, mediaKind]) => ({
        section: section.name,
        kind: kind as AnyItem['kind'],
        field,
        mediaKind,
        parent: parent as AnyItem['kind'] | undefined,
      })),
    ),
  );

  it.each(pictures)('the section $section: $field of a $kind', async (place) => {
    const { section, kind, field, mediaKind, parent } = place;
    const { idEmp } = other.employer;
    const lang = 'th' as const;
    const within = parent ? [pageItem(parent, {})] : [];
    const theirs = { [field]: await readyMedia(idEmp, mediaKind) };
    const stands = await sectionOf(own.employer, { lang, section: section as 'cover' });
    const [form] = kind === 'profile' ? stands.items : [];
    const item = form
      ? { ...form, content: { ...form.content, ...theirs } }
      : pageItem(kind, theirs, within[0]?.idItem);
    const save = endpoints.find(
      (one) => nameOf(one) === 'put /companyProfile/:idEmp/:lang/:section',
    );
    if (!save) throw new Error('no such call');
    await setPackage(db, { ...own.employer, packageHrSay: 'platinum' }, new Date());
    const outcome = await callEndpoint(save, {
      sessions,
      ids: own.ids,
      places: { section },
      revision: stands.revision,
      body: { items: [...within, item] },
    });
    expect(outcome).toMatchObject({ fields: { [`${item.idItem}.${field}`]: ['pictureUnknown'] } });
  });
});
