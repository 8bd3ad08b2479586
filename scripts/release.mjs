// npm run release – from a fresh clone on the machine's own Node: dependencies, then scripts/release.ts on the pinned one.
import { ensureDependencies, pinnedNode, run, withPinnedPath } from './setup.mjs';

const LIMIT_MS = 1_800_000;

try {
  await ensureDependencies();
  const args = ['scripts/release.ts', ...process.argv.slice(2)];
  await run(await pinnedNode(), args, { env: withPinnedPath(), limit: LIMIT_MS });
} catch (error) {
  // What npm or the packing ended with, they have said.
  if (error.exitCode === undefined)
    process.stderr.write(`npm run release: ${error instanceof Error ? error.message : error}\n`);
  process.exit(error.exitCode ?? 1);
}
