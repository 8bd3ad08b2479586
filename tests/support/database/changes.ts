// The log of changes that a database keeps (WAL), as whoever has it can read it.
import { sql } from 'drizzle-orm';
import { db } from '#shared/server/db/pool.ts';
import type { Trace } from './attacker.ts';

const SLOT = 'attacker';

/** From here on the log can be read. False where this server does not keep it so, or the role may not. */
export async function beginReadingLog(): Promise<boolean> {
  const { rows } = await db.execute<{ may: boolean }>(sql`
    select current_setting('wal_level') = 'logical' and (rolreplication or rolsuper) as may
    from pg_roles where rolname = current_user`);
  if (rows[0]?.may !== true) return false;
  // The name is one for the whole server, which other tests share.
  await db.execute(sql`
    select pg_create_logical_replication_slot(${SLOT} || current_database(), 'test_decoding')`);
  return true;
}

/** Every change in the log since, one a line, in the order it was committed. */
export async function readLog(): Promise<string[]> {
  // Has all before it written out, which servers of tests put off.
  await db.execute(sql`select pg_logical_emit_message(false, ${SLOT}, '', true)`);
  const { rows } = await db.execute<{ data: string }>(sql`
    select data from pg_logical_slot_get_changes(${SLOT} || current_database(), null, null)`);
  await db.execute(sql`select pg_drop_replication_slot(${SLOT} || current_database())`);
  return rows.map(({ data }) => data);
}

export function tracesOfMarks(
  lines: readonly string[],
  places: ReadonlyMap<string, number>,
): Trace {
  const found = new Map<string, Map<string, number>>();
  for (const [at, line] of lines.entries()) {
    const table = /^table public\.(\w*event_bits):/.exec(line)?.[1];
    if (table === undefined) continue;
    for (const [, column, hex = ''] of line.matchAll(/(\w+)\[bytea\]:'\\x([\da-f]*)'/g)) {
      const bits = Buffer.from(hex, 'hex');
      const key = `log of ${table}.${column}`;
      const trace = found.get(key) ?? found.set(key, new Map()).get(key);
      for (const [who, place] of places) {
        const isMarked = (((bits[place >> 3] ?? 0) >> (place & 7)) & 1) === 1;
        if (isMarked && !trace?.has(who)) trace?.set(who, at);
      }
    }
  }
  return found;
}

export function tableOf(line: string): string {
  const [, schema, table] = /^table (\w+)\.(\w+):/.exec(line) ?? [];
  return `"${schema}"."${table}"`;
}
