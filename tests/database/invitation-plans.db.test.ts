// What is asked of all companies' invitations is found by an index, however many there are.
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  deleteUnfinished,
  insertRecipients,
} from '#features/invitation/server/campaign/intake-queries.ts';
import { listDueCampaigns } from '#features/invitation/server/deliver/claim-queries.ts';
import {
  eraseRecipientsBefore,
  listAbandonedCampaigns,
} from '#features/invitation/server/retention/retention-queries.ts';
import { listTeamCampaigns } from '#features/invitation/server/team/team-campaigns-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { plansOf } from '../support/database/plans.ts';

const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });

beforeAll(async () => {
  await client.connect();
  // Filling is no statement of the product: a busy machine may take longer than those are allowed.
  await client.query('set statement_timeout = 0');
  await client.query(`
    insert into companies (company_name_th, company_name_en, id_industry)
      select 'บ ' || n, 'Co ' || n, 1 from generate_series(1, 2000) n;
    insert into invitations (id_invitation, id_emp, lang, layout_lang, sender_name, sender_email,
        subject, content, state, size, created_at)
      select gen_random_uuid(), id_emp, 'th', 'th', 'hr', 'hr@firm.example', 'x', 'x',
        case when k > 0 then 'sent' when id_emp % 20 = 0 then 'sending'
          when id_emp % 20 = 1 then 'paused' when id_emp % 20 = 2 then 'receiving' else 'sent' end,
        6, now() - make_interval(days => (id_emp * 3 + k) % 180)
      from companies, generate_series(0, 2) k;
    insert into invitation_recipients (id_invitation, id_emp, bit_index, email, email_hash, status, created_at)
      select id_invitation, id_emp, p, case when created_at > now() - interval '91 days' then 'x' end,
        md5(id_invitation::text || p), case when state = 'sending' then 'queued' else 'sent' end, created_at
      from invitations, generate_series(0, 5) p;
    insert into email_suppressions (email_hash, reason) select md5(n::text), 'asked' from generate_series(1, 30000) n;
    analyze companies, invitations, invitation_recipients, email_suppressions`);
});

afterAll(() => client.end());

const now = new Date();
const before = new Date(now.getTime() - 90 * 24 * 60 * 60_000);
const newcomers = Array.from({ length: 1_000 }, (_, place) => ({
  bitIndex: place,
  email: `${place}@firm.example`,
  name: '',
  emailHash: `new ${place}`,
  erasedHash: `erased${place}`,
}));

it.each<[string, (logged: Db) => Promise<unknown>]>([
  ['the sendings under way', (logged) => listDueCampaigns(logged, now)],
  ['the sendings held too long', (logged) => listAbandonedCampaigns(logged, before)],
  ['the lists that never came whole', (logged) => deleteUnfinished(logged, before)],
  ['the addresses to forget', (logged) => eraseRecipientsBefore(logged, before, 50)],
  [
    'the stopped sendings for the team',
    (logged) =>
      listTeamCampaigns(logged, { companies: null, state: 'stopped' }, { page: 1, pageSize: 20 }),
  ],
  [
    'who stopped letters, of a list',
    async (logged) => {
      const { rows } = await client.query('select id_invitation, id_emp from invitations limit 1');
      const { id_invitation: idInvitation, id_emp: idEmp } = rows[0];
      await insertRecipients(logged, { idInvitation, idEmp }, newcomers);
    },
  ],
])('finds %s by an index', async (_, ask) => {
  const plans = await plansOf(ask);
  expect(plans).not.toEqual([]);
  const whole =
    /Seq Scan on (?:invitations|invitation_recipients|email_suppressions)|hashed SubPlan/;
  for (const plan of plans) expect(plan).not.toMatch(whole);
});
