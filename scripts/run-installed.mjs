/**
 * node scripts/run-installed.mjs [--tools] SCRIPT … – runs a script on the pinned Node after
 * installing its packages, with `--tools` also those of tests and checks. It starts on the
 * machine's own Node, in an empty clone.
 */
import { basename } from 'node:path';
import { ensureDependencies, pinnedNode, run, withPinnedPath } from './setup.mjs';

const LIMIT_MS = 1_800_000;
const args = process.argv.slice(2);
const tools = args[0] === '--tools';
if (tools) args.shift();

try {
  await ensureDependencies({ tools });
  await run(await pinnedNode(), args, { env: withPinnedPath(), limit: LIMIT_MS });
} catch (error) {
  // A program that failed has printed the reason.
  if (error.exitCode === undefined) {
    const name = basename(args[0] ?? '', '.ts');
    process.stderr.write(`npm run ${name}: ${error instanceof Error ? error.message : error}\n`);
  }
  process.exit(error.exitCode ?? 1);
}
