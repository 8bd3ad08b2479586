// Creates the embedded database with its demo during the build of `npm start`.
import { stopOnSignals } from '#app/serve/stop-on-signals.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { migrate } from '#shared/server/db/migrate/migrate.ts';
import { DataDirInUseError, openDatabase } from '#shared/server/db/open-database.ts';
import { envOrExit } from '#shared/server/env.ts';
import { prepareDemo } from './demo.ts';
import { endWhenOrphaned } from './when-orphaned.mjs';

const settings = envOrExit();
// An older release may use that database; it is migrated once this server can take over.
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
  // A running server has filled it; the new server reports the conflict itself.
  if (error instanceof DataDirInUseError) await onStop.now(0);
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await onStop.now(1);
}
