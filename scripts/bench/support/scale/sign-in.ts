import { drizzle } from 'drizzle-orm/node-postgres';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { openSession, type SessionOpening } from '#shared/server/session/open-session.ts';

export type SignedIn = 'team' | 'employer' | 'jobSeeker';

/** SQL that finds or creates the account with the most data. */
const BUSIEST_ACCOUNT_SQL: Readonly<Record<SignedIn, string>> = {
  team: `INSERT INTO platform_admins (name) VALUES ('Bench')
    ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING id_admin AS id`,
  employer: `WITH largest AS (SELECT id_emp FROM company_stats ORDER BY review_count DESC LIMIT 1),
    made AS (INSERT INTO users (id_emp, email, role, terms_accepted_at)
      SELECT id_emp, 'bench@largest.example', 'admin', now() FROM largest
      ON CONFLICT DO NOTHING RETURNING id_user)
    SELECT id_user AS id FROM made UNION ALL
    SELECT id_user FROM users WHERE email = 'bench@largest.example'`,
  jobSeeker: `SELECT id_jsk AS id FROM reviews WHERE id_jsk IS NOT NULL
    GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
};

const openingOf = (who: SignedIn, id: number): Pick<SessionOpening, 'kind' | 'owner'> => {
  if (who === 'team') return { kind: 'platformAdmin', owner: { idAdmin: id } };
  if (who === 'employer') return { kind: 'employer', owner: { idUser: id } };
  return { kind: 'jobSeeker', owner: { idJsk: id } };
};

export function signedIn(database: string): Promise<Readonly<Record<SignedIn, string>>> {
  return withLongRunningClient(database, async (client) => {
    const db = drizzle({ client });
    const cookieOf = async (who: SignedIn) => {
      const { rows } = await client.query<{ id: number }>(BUSIEST_ACCOUNT_SQL[who]);
      const opening = { ...openingOf(who, rows[0]?.id ?? 0), userAgent: 'bench' };
      const { cookies } = await openSession(db, opening, new Date());
      return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    };
    return {
      team: await cookieOf('team'),
      employer: await cookieOf('employer'),
      jobSeeker: await cookieOf('jobSeeker'),
    };
  });
}
