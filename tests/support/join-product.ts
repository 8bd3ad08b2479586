import { openDatabase } from '#shared/server/db/open-database.ts';
import { productUnderTest } from './product-under-test.ts';

let joined: Promise<void> | undefined;

/**
 * From then on the product's own modules work here too, on its database. A script does the same in a
 * process of its own, which takes the processor a second.
 */
export function joinProduct(): Promise<void> {
  joined ??= join();
  return joined;
}

async function join(): Promise<void> {
  const { env } = await productUnderTest();
  Object.assign(process.env, env);
  const { url } = await openDatabase({ join: true });
  process.env.DATABASE_URL = url;
}
