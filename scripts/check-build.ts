// Refuses the build that is served next for what old browsers do not know. `npm start` leaves this
// to tests and releases.
import { join } from 'node:path';
import { rejectNewer } from './build/old-browsers.ts';
import { BUILDS, currentBuild, ROOT } from './setup.mjs';

await rejectNewer(join(ROOT, BUILDS, currentBuild()?.name ?? ''));
