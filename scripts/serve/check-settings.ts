import { EXIT_CONFIG, envOrExit } from '#shared/server/env.ts';
import { preflight } from '#shared/server/preflight/preflight.ts';

try {
  await preflight(envOrExit());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(EXIT_CONFIG);
}
