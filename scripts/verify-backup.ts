/**
 * npm run backup:verify -- --stanza=NAME [--config=FILE] [--repo=N] [--metrics=FILE.prom] – restores the
 * pgBackRest backup of the server of DATABASE_URL into DATA_DIR, compares it with the server and
 * deletes it. It runs on the machine of that server, as its superuser, and does nothing on a
 * replica.
 */
import { rm } from 'node:fs/promises';
import { isReplica, pgBackRest } from '#shared/server/backup/verification/pgbackrest.ts';
import { clearScratch } from '#shared/server/backup/verification/scratch-place.ts';
import { writeVerificationMetrics } from '#shared/server/backup/verification/verification-report.ts';
import { verificationDir, verify } from '#shared/server/backup/verification/verify.ts';
import { directUrl } from '#shared/server/db/database-urls.ts';
import { envOrExit } from '#shared/server/env.ts';

const METRICS = '--metrics=';

envOrExit();
const args = process.argv.slice(2);
const metrics = args.find((argument) => argument.startsWith(METRICS))?.slice(METRICS.length);
const options = args.filter((argument) => !argument.startsWith(METRICS));
const url = directUrl();

/** Stops and deletes the restored server on a signal, or it would run on unnoticed. */
function clearWhenInterrupted(): AbortSignal {
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, async () => {
      interrupted.abort();
      await clearScratch(verificationDir());
      process.exit(1);
    });
  }
  return interrupted.signal;
}

async function verifyAndPrint(): Promise<void> {
  try {
    const archiver = () => pgBackRest(url, { options, signal: clearWhenInterrupted() });
    const { rows, seconds, copiedAt } = await verify(url, archiver);
    const took = seconds.toFixed(1);
    process.stdout.write(`${rows} rows came back in ${took} s, from a copy of ${copiedAt}\n`);
  } finally {
    if (metrics !== undefined) await writeVerificationMetrics(metrics);
  }
}

try {
  if (await isReplica(url)) {
    if (metrics !== undefined) await rm(metrics, { force: true });
    process.stdout.write('This is a replica: its primary is verified\n');
  } else {
    await verifyAndPrint();
  }
} catch (error) {
  process.stderr.write(
    `backup:verify: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
