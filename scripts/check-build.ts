// Rejects the current build for features that old browsers lack; `npm start` leaves this to tests.
import { join } from 'node:path';
import { rejectNewer } from './build/old-browsers.ts';
import { BUILDS, currentBuild, ROOT } from './setup.mjs';

await rejectNewer(join(ROOT, BUILDS, currentBuild()?.name ?? ''));
