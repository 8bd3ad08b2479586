// The embedded database with its demo, made by `npm start` while the build is: the server then finds them there.
import { stopOnSignals } from '#app/serve/stop-on-signals.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { migrate } from '#shared/server/db/migrate.ts';
import { DataDirInUseError, openDatabase } from '#shared/server/db/open-database.ts';
import { envOrExit } from '#shared/server/env.ts';
import { prepareDemo } from './demo.ts';
import { endWhenOrphaned } from './when-orphaned.mjs';

const settings = envOrExit();
// Another server may serve an older release, which is migrated when this one is ready to follow.
if (settings.DATABASE_URL !== undefined) process.exit(0);
const onStop = stopOnSignals();
endWhenOrphaned();

try {
  const database = await openDatabase({ join: false });
  onStop('database', database.stop);
  await migrate(database.url);
  await prepareDemo(database.url, settings, withLongRunningClient);
  await onStop.now(0);
} catch (error) {
  // A server that runs on it has filled it; the one that is to start says so itself.
  if (error instanceof DataDirInUseError) await onStop.now(0);
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await onStop.now(1);
}
