// Unpacks archives in a worker thread, one after another.
import { parentPort } from 'node:worker_threads';
import { unpackPackage } from './unpack-package.mjs';

parentPort?.on('message', (archive) => {
  unpackPackage(archive);
  parentPort?.postMessage('done');
});
