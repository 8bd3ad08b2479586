// Unpacks one package after the other, each that it is sent, in a thread of its own.
import { parentPort } from 'node:worker_threads';
import { unpackPackage } from './unpack-package.mjs';

parentPort?.on('message', (archive) => {
  unpackPackage(archive);
  parentPort?.postMessage('done');
});
