// Fills an empty database with the demo at SEED_SCALE when a server starts.
import { withDatabase } from '#shared/server/db/with-database.ts';
import { env } from '#shared/server/env.ts';
import { showSeedProgress } from '../seed/progress-line.ts';
import { seedDemo } from '../seed/seed-demo.ts';

await withDatabase((url) =>
  seedDemo({ url, scale: env().SEED_SCALE, onProgress: showSeedProgress, isVacuumedLater: true }),
);
