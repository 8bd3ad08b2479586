// npm start – from a fresh clone to a running product: dependencies, build, database, demo, server.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { SERVER_ARGS, SERVER_ENV } from './server-process.mjs';
import { ensureBuild, ensureDependencies, pinnedNode, ROOT, withPinnedPath } from './setup.mjs';
import { endWhenOrphaned } from './when-orphaned.mjs';

let server;
let asked = false;

// Ctrl-C reaches the server by itself too; it takes the first of the two and finishes its work.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (server === undefined) process.exit(128 + constants.signals[signal]);
    if (!asked) server.kill('SIGTERM');
    asked = true;
  });
}

endWhenOrphaned();

try {
  await ensureDependencies();
  const node = await pinnedNode();
  await ensureBuild(node);
  server = spawn(node, SERVER_ARGS, {
    cwd: ROOT,
    env: { ...process.env, ...SERVER_ENV, ...withPinnedPath() },
    stdio: 'inherit',
  });
  server.once('error', (error) => fail(error));
  server.once('exit', (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
  });
} catch (error) {
  fail(error);
}

function fail(error) {
  process.stderr.write(`npm start: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
