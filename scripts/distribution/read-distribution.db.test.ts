import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Distribution, readDistribution } from './read-distribution.ts';

/** Tables with one thing of each sort that is refused and one that is not. */
const SCHEMA = `
  create table zz_place (id int primary key);
  create table zz_town (id int primary key, place int references zz_place);
  create table zz_alone (id int primary key);
  create table zz_company (id_emp int primary key, town int references zz_town, nick text);
  create unique index zz_company_nick on zz_company (lower(nick));
  create unique index zz_company_expression on zz_company ((id_emp + 1));
  create table zz_post (id_emp int not null references zz_company on delete cascade, id_post int,
    primary key (id_emp, id_post), slug text unique,
    exclude using btree (id_emp with =),
    constraint zz_post_apart exclude using btree (id_post with =));
  create table zz_note (id_emp int references zz_company on delete set null, id_post int,
    foreign key (id_emp, id_post) references zz_post,
    foreign key (id_post, id_emp) references zz_post (id_emp, id_post));
  create table zz_comment (id_post int, slug text references zz_post (slug));
  create function zz_nothing() returns trigger language plpgsql as 'begin return null; end';
  create trigger zz_shared after insert on zz_place execute function zz_nothing();
  create trigger zz_apart after insert on zz_post execute function zz_nothing();
  create trigger zz_alone after insert on zz_alone execute function zz_nothing()`;

const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
let found: Distribution;

beforeAll(async () => {
  await client.connect();
  await client.query('begin');
  await client.query(SCHEMA);
  found = await readDistribution(client);
});
afterAll(async () => {
  await client.query('rollback');
  await client.end();
});

const ours = (names: Iterable<string>) => [...names].filter((name) => name.startsWith('zz_'));

it('places rows with the company they reference, directly or not, and replicates what these reference', () => {
  expect(Object.fromEntries([...found.tables].filter(([name]) => name.startsWith('zz_')))).toEqual({
    zz_alone: 'local',
    zz_comment: 'by company',
    zz_company: 'by company',
    zz_note: 'by company',
    zz_place: 'reference',
    zz_post: 'by company',
    zz_town: 'reference',
  });
});

it('lists exactly the constraints that cannot be enforced across nodes', () => {
  const { violations: refused } = found;
  expect(
    Object.fromEntries(Object.entries(refused).map(([reason, names]) => [reason, ours(names)])),
  ).toEqual({
    'no column': ['zz_comment'],
    'empty column': ['zz_note'],
    unique: [
      'zz_company: zz_company_expression',
      'zz_company: zz_company_nick',
      'zz_post: zz_post_slug_key',
    ],
    exclusion: ['zz_post: zz_post_apart'],
    'foreign key': ['zz_comment: zz_comment_slug_fkey', 'zz_note: zz_note_id_post_id_emp_fkey'],
    'set null': ['zz_note: zz_note_id_emp_fkey'],
    trigger: ['zz_place: zz_shared', 'zz_post: zz_apart'],
  });
});

it('names the extensions of the schema', () => {
  expect(found.extensions).toContain('pg_trgm');
});
