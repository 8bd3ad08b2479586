import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { fail, ok } from '#shared/core/result.ts';
import { FairQueue } from '#shared/server/fair-queue.ts';
import { pdfError } from '../../core/applicant/pdf-rules.ts';
import type { PdfFinding } from './pdf/inspect-objects.ts';

const HEAP_MB = 256;
/** Ends a worker that hangs; `WorkBudget` limits the work of a normal inspection. */
const TIMEOUT_MS = 60_000;

const queue = new FairQueue({
  name: 'pdfs',
  maxConcurrent: 1,
  maxWaiting: 20,
  retryAfterSeconds: 5,
});

/** Accepts a PDF only if no PDF reader runs scripts, opens files or requests URLs from it. */
export async function inspectPdf(file: Uint8Array) {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const error = pdfError(bytes.toString('latin1'));
  if (error) return fail(error);
  const inspection = await queue.run(() => inspectInThread(bytes));
  if (!inspection.ok) return inspection;
  return inspection.value === null ? ok(null) : fail('pdfActive');
}

/** Untrusted bytes are parsed in a worker thread: neither size nor structure blocks the server. */
export function inspectInThread(bytes: Uint8Array): Promise<PdfFinding | null> {
  // Source files are shipped with the build, and Node runs TypeScript directly.
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
