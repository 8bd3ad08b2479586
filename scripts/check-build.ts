// Refuses the build that is served next for what old browsers do not know. `npm start` leaves this
// to tests and releases.
import { join } from 'node:path';
import { refuseNewer } from './build/old-browsers.ts';
import { BUILDS, currentBuild, ROOT } from './setup.mjs';

await refuseNewer(join(ROOT, BUILDS, currentBuild()?.name ?? ''));
