import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { FairQueue } from '#shared/server/fair-queue.ts';
import { PictureWorkBusy } from '../drawing/picture-work.ts';

const run = promisify(execFile);

const MAX_HEAP_MB = 128;
/** Allows reading a gigabyte from a slow disk, and ends work on files crafted to never end. */
const PROBE_TIMEOUT_MS = 120_000;

const probeOutput = z.object({
  width: z.number(),
  height: z.number(),
  container: z.string(),
  seconds: z.number(),
  codec: z.string(),
  bitDepth: z.number(),
  chroma: z.string(),
  sound: z.string(),
  isComplete: z.boolean(),
  sha256: z.string(),
});

const probeQueue = new FairQueue({
  name: 'videos',
  maxConcurrent: 1,
  maxWaiting: 20,
  retryAfterSeconds: 5,
});

/** Parses untrusted bytes in a process without privileges, killed on timeout; null on failure. */
export async function probeVideo(
  path: string,
  isBeginning = false,
): Promise<z.output<typeof probeOutput> | null> {
  // The program is run from its TypeScript source, which is deployed beside the build.
  const program = createRequire(import.meta.url).resolve(
    '#features/media/server/video/probe-file.ts',
  );
  const outcome = await probeQueue.run(() =>
    run(
      process.execPath,
      [`--max-old-space-size=${MAX_HEAP_MB}`, program, path, ...(isBeginning ? ['beginning'] : [])],
      {
        timeout: PROBE_TIMEOUT_MS,
        killSignal: 'SIGKILL',
        env: { PATH: process.env.PATH ?? '' },
      },
    ).then(
      ({ stdout }) => z.parse(probeOutput, JSON.parse(stdout)),
      () => null,
    ),
  );
  if (!outcome.ok) throw new PictureWorkBusy(outcome);
  return outcome.value;
}
