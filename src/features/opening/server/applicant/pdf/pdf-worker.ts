// Worker thread: inspects the PDF in `workerData` and posts the finding.
import { parentPort, workerData } from 'node:worker_threads';
import { inspectObjects } from './inspect-objects.ts';

const bytes = workerData as Uint8Array;
parentPort?.postMessage(
  inspectObjects(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
);
