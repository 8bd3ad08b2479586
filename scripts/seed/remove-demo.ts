import type { Client } from 'pg';

/** Takes away what the seed made, and only that; rows of a company or a person go with them. */
export async function removeDemo(client: Client): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(
      `DELETE FROM profile_versions WHERE id_emp IN (SELECT id_emp FROM companies WHERE is_demo)`,
    );
    await client.query(
      `DELETE FROM users WHERE id_emp IN (SELECT id_emp FROM companies WHERE is_demo)`,
    );
    await client.query('DELETE FROM companies WHERE is_demo');
    await client.query('DELETE FROM reviews WHERE is_demo');
    await client.query('DELETE FROM job_seekers WHERE is_demo');
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
