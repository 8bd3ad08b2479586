import type { Client } from 'pg';

export async function hasCompanies(client: Client): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM companies LIMIT 1');
  return rows.length > 0;
}

export async function hasDemo(client: Client): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM companies WHERE is_demo LIMIT 1');
  return rows.length > 0;
}
