// What a start runs on an empty database: the demo, whole or the part that SEED_SCALE says.
import { withDatabase } from '#shared/server/db/with-database.ts';
import { showSeedProgress } from '../seed/progress-line.ts';
import { seedDemo } from '../seed/seed-demo.ts';

/** Browser tests take a part of the demo; the accounts are the same. */
function demoScale(): number {
  const scale = Number(process.env.SEED_SCALE ?? 1);
  return scale > 0 && scale <= 1 ? scale : 1;
}

await withDatabase((url) => seedDemo({ url, scale: demoScale(), onProgress: showSeedProgress }));
