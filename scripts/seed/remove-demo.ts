import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { removeReactions } from '#features/reaction/server/reaction-queries.ts';

/** Removes only seeded rows; dependents of companies and people are deleted with them. */
export async function removeDemo(client: Client): Promise<void> {
  const ofDemo = 'WHERE id_emp IN (SELECT id_emp FROM companies WHERE is_demo)';
  await client.query('BEGIN');
  try {
    await client.query(`DELETE FROM profile_versions ${ofDemo}`);
    const ofTeam = 'WHERE id_admin IN (SELECT id_admin FROM platform_admins WHERE is_demo)';
    await client.query(`DELETE FROM moderation_log ${ofTeam}`);
    await client.query('DELETE FROM platform_admins WHERE is_demo');
    await client.query(`DELETE FROM reviews ${ofDemo}`);
    await client.query(`DELETE FROM applications ${ofDemo}`);
    await client.query(`DELETE FROM openings ${ofDemo}`);
    await client.query(
      'DELETE FROM resumes WHERE id_jsk IN (SELECT id_jsk FROM job_seekers WHERE is_demo)',
    );
    const people = sql`id_jsk IN (SELECT id_jsk FROM job_seekers WHERE is_demo)`;
    await removeReactions(drizzle({ client }), people);
    await client.query('DELETE FROM job_seekers WHERE is_demo');
    await client.query(`DELETE FROM users ${ofDemo}`);
    await client.query('DELETE FROM companies WHERE is_demo');
    // Nightly sums include the demo; the next night counts again.
    await client.query('DELETE FROM nightly_stats');
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
