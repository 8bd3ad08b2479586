import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { FairQueue } from '#shared/server/turns.ts';
import { type PdfError, pdfError } from '../../core/applicant/pdf-rules.ts';
import type { PdfFinding } from './pdf/inspect-objects.ts';

const HEAP_MB = 256;
/** The work has a bound of its own; this one ends what is stuck on a busy machine. */
const TIMEOUT_MS = 60_000;

const queue = new FairQueue({
  name: 'pdfs',
  maxConcurrent: 1,
  maxWaiting: 20,
  retryAfterSeconds: 5,
});

/** A PDF by its bytes, which neither runs nor brings nor fetches anything, whatever reader opens it. */
export async function inspectPdf(
  file: Uint8Array,
): Promise<Result<null, PdfError | 'unavailable'>> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const error = pdfError(bytes.toString('latin1'));
  if (error) return fail(error);
  const inspection = await queue.run(() => inspectInThread(bytes));
  if (!inspection.ok) return inspection;
  return inspection.value === null ? ok(null) : fail('pdfActive');
}

/** A stranger's bytes are read where neither their size nor their making holds up anybody. */
export function inspectInThread(bytes: Uint8Array): Promise<PdfFinding | null> {
  // The sources lie beside the build, and Node reads them as they are.
  const program = createRequire(import.meta.url).resolve(
    '#features/opening/server/applicant/pdf/pdf-worker.ts',
  );
  return new Promise((resolve) => {
    const worker = new Worker(program, {
      workerData: bytes,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const end = (finding: PdfFinding | null) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(finding);
    };
    const timer = setTimeout(() => end(UNREAD), TIMEOUT_MS);
    worker.once('message', end);
    worker.once('error', () => end(UNREAD));
    worker.once('exit', () => end(UNREAD));
  });
}

const UNREAD: PdfFinding = { reason: 'too much work', number: -1 };
