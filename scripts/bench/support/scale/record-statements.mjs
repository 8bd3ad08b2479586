// Given to a server with --import: writes each statement it asks its database, with its values, as a line of the
// file that STATEMENTS names.
import { appendFileSync } from 'node:fs';
import pg from 'pg';

const { query } = pg.Client.prototype;

pg.Client.prototype.query = function recorded(asked, ...rest) {
  const { text = asked, values = Array.isArray(rest[0]) ? rest[0] : [] } = asked;
  if (typeof text === 'string') {
    appendFileSync(process.env.STATEMENTS, `${JSON.stringify({ text, values })}\n`);
  }
  return query.call(this, asked, ...rest);
};
