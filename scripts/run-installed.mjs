// node scripts/run-installed.mjs [--tools] SCRIPT … – runs a script on the pinned Node once its packages are installed; with
// `--tools` those of tests and checks too. It begins on the machine's own Node, in a clone that holds nothing yet.
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
  // A program that ended has said why.
  if (error.exitCode === undefined) {
    const name = basename(args[0] ?? '', '.ts');
    process.stderr.write(`npm run ${name}: ${error instanceof Error ? error.message : error}\n`);
  }
  process.exit(error.exitCode ?? 1);
}
