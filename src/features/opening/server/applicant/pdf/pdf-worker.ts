// A thread of its own: looks into the PDF it is given and tells what it found.
import { parentPort, workerData } from 'node:worker_threads';
import { inspectObjects } from './inspect-objects.ts';

const bytes = workerData as Uint8Array;
parentPort?.postMessage(
  inspectObjects(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
);
