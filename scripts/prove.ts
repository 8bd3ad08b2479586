// npm run prove -- --stanza=NAME [OPTIONS OF pgBackRest] [--metrics=FILE.prom] – restores what pgBackRest keeps of the server of DATABASE_URL into DATA_DIR, compares it with what is there and deletes it; on the machine of that server, as its superuser.
import { pgBackRest } from '#shared/server/backup/proof/pgbackrest.ts';
import { writeProofMetrics } from '#shared/server/backup/proof/proof-report.ts';
import { prove } from '#shared/server/backup/proof/prove.ts';
import { directUrl } from '#shared/server/db/database-urls.ts';
import { envOrExit } from '#shared/server/env.ts';

const METRICS = '--metrics=';

envOrExit();
const given = process.argv.slice(2);
const metrics = given.find((argument) => argument.startsWith(METRICS))?.slice(METRICS.length);
const options = given.filter((argument) => !argument.startsWith(METRICS));
const url = directUrl();
try {
  const { rows, seconds, copiedAt } = await prove(url, () => pgBackRest(url, options));
  const took = seconds.toFixed(1);
  process.stdout.write(`${rows} rows came back in ${took} s, from a copy of ${copiedAt}\n`);
} catch (error) {
  process.stderr.write(`prove: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  if (metrics !== undefined) await writeProofMetrics(metrics);
}
