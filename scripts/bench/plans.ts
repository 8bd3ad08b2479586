// What pages of the table in docs/scale.md read at forty times the demo, or the last of SCALE_FACTORS, as the database
// explains it while it answers: statements, blocks of 8 kB, and the indexes and tables that most of them come from.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#shared/server/db/embedded-postgres.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import type { Row } from './support/row.ts';
import { blocksByPlace, type Plan, plansIn } from './support/scale/explained.ts';
import { scalePages } from './support/scale/scale-pages.ts';
import { databaseOf, SCALE_HOME, withServer } from './support/scale/scale-site.ts';
import { pastTheCache } from './support/site.ts';

const FACTOR = Number((process.env['SCALE_FACTORS'] ?? '40').split(',').at(-1));
const LOG = join(SCALE_HOME, 'postgres/log');
/** Places that are named of a page, those that most blocks come from. */
const SHOWN = 4;
const WRITTEN_AFTER_MS = 200;

const EXPLAINING = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
};

export async function run(): Promise<Row[]> {
  const server = await startEmbeddedPostgres(SCALE_HOME);
  try {
    const database = await databaseOf(server.url, FACTOR);
    const set = (to: (name: string, value: string) => string) =>
      withLongRunningClient(database, async (client) => {
        for (const [name, value] of Object.entries(EXPLAINING)) {
          await client.query(`ALTER DATABASE x${FACTOR} ${to(name, value)}`);
        }
      });
    await set((name, value) => `SET ${name} = '${value}'`);
    try {
      return await withServer(database, (site) => explained(site, database));
    } finally {
      await set((name) => `RESET ${name}`);
    }
  } finally {
    await server.stop();
  }
}

async function explained(site: string, database: string): Promise<Row[]> {
  const rows: Row[] = [];
  const pages = (await scalePages(site, database)).filter(({ who }) => who === undefined);
  for (const { measure, path } of pages) {
    // The first reader of a kind of page also has the process learn what it keeps.
    await answered(site + path);
    const plans = await answered(site + path);
    const places = [...blocksByPlace(plans)].toSorted(([, one], [, other]) => other - one);
    const blocks = places.reduce((sum, [, of]) => sum + of, 0);
    const shown = places.slice(0, SHOWN).map(([place, of]) => `\`${place}\` ${of}`);
    process.stdout.write(`| ${measure} | ${plans.length} | ${blocks} | ${shown.join(', ')} |\n`);
    rows.push({ measure, value: blocks, unit: 'blocks' });
  }
  return rows;
}

/** The plans of what the database was asked for a page. */
async function answered(address: string): Promise<readonly Plan[]> {
  const from = statSync(LOG).size;
  await (await fetch(pastTheCache(address))).arrayBuffer();
  await pause(WRITTEN_AFTER_MS);
  return plansIn(readFileSync(LOG).subarray(from).toString());
}
