// npm start – from a fresh clone to a running product: dependencies, build, database, demo, server.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { EX_CONFIG, keepRunning } from './serve/keep-running.mjs';
import { SERVER_ARGS, SERVER_ENV } from './serve/server-process.mjs';
import { endWhenOrphaned } from './serve/when-orphaned.mjs';
import {
  checkSettings,
  ensureBuild,
  ensureDependencies,
  pinnedNode,
  ROOT,
  run,
  step,
  withPinnedPath,
} from './setup.mjs';

const FILL_DATABASE = fileURLToPath(new URL('./serve/fill-database.ts', import.meta.url));

let filling;
let stop = (signal) => process.exit(128 + constants.signals[signal]);

// Ctrl-C also reaches the server directly, which ignores the second signal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

endWhenOrphaned();

try {
  await ensureDependencies({ early: () => void fillDatabase().catch(() => undefined) });
  const node = await pinnedNode();
  await ensureBuild(node, fillDatabase);
  await filling;
  stop = keepRunning({ launch: (restarts) => launch(node, restarts), exit: process.exit });
} catch (error) {
  fail(error);
}

/** Fills the database once: during the installation on a fresh clone, else beside the build. */
function fillDatabase() {
  filling ??= pinnedNode().then(async (node) => {
    await checkSettings(node);
    await step('database and demo', () => run(node, [FILL_DATABASE], { env: withPinnedPath() }));
  });
  return filling;
}

function launch(node, restarts) {
  const server = spawn(node, SERVER_ARGS, {
    cwd: ROOT,
    env: { ...process.env, ...SERVER_ENV, ...withPinnedPath(), RESTARTS: String(restarts) },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  server.once('error', fail);
  return server;
}

function fail(error) {
  // The failed program has already printed the reason.
  if (error.exitCode === EX_CONFIG) process.exit(EX_CONFIG);
  process.stderr.write(`npm start: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
