/** Loaded by --import: appends each SQL statement of a server with its values to STATEMENTS. */
import { appendFileSync } from 'node:fs';
import pg from 'pg';

const { query } = pg.Client.prototype;

pg.Client.prototype.query = function recorded(queryConfig, ...rest) {
  const { text = queryConfig, values = Array.isArray(rest[0]) ? rest[0] : [] } = queryConfig;
  if (typeof text === 'string') {
    appendFileSync(process.env.STATEMENTS, `${JSON.stringify({ text, values })}\n`);
  }
  return query.call(this, queryConfig, ...rest);
};
