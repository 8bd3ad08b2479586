import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';

export type AccountTable = 'users' | 'jobSeekers';

interface Columns {
  readonly table: SQL;
  readonly id: SQL;
  readonly address: SQL;
}

const ACCOUNTS: Readonly<Record<AccountTable, Columns>> = {
  users: { table: sql`users`, id: sql`id_user`, address: sql`email` },
  jobSeekers: { table: sql`job_seekers`, id: sql`id_jsk`, address: sql`username` },
};

interface StoredAddress extends Record<string, unknown> {
  readonly id: number;
  readonly address: string;
}

export async function listAddresses(
  db: Db,
  name: AccountTable,
  { afterId, limit }: { readonly afterId: number; readonly limit: number },
): Promise<readonly StoredAddress[]> {
  const { table, id, address } = ACCOUNTS[name];
  const { rows } = await db.execute<StoredAddress>(sql`
    select ${id} as id, ${address} as address from ${table}
    where ${id} > ${afterId} and deleted_at is null order by ${id} limit ${limit}`);
  return rows;
}

export async function setAddress(
  db: Db,
  name: AccountTable,
  { id: idAccount, from, to }: { readonly id: number; readonly from: string; readonly to: string },
): Promise<void> {
  const { table, id, address } = ACCOUNTS[name];
  await db.execute(sql`
    update ${table} set ${address} = ${to} where ${id} = ${idAccount} and ${address} = ${from}`);
}
