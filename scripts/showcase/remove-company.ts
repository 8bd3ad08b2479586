import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { TEMPLATE } from '#features/showcase/core/showcase-paths.ts';
import { SLUG } from '#features/showcase/core/showcase-schema.ts';
import { SHOWCASE } from './showcase-folder.ts';

/** Asks, then removes a showcase company; null if it is missing or the template of `/sample`. */
export async function removeCompany(
  slug: string,
  isSure: () => Promise<boolean>,
): Promise<'removed' | 'kept' | null> {
  const folder = join(SHOWCASE, slug);
  if (!SLUG.test(slug) || slug === TEMPLATE || !existsSync(folder)) return null;
  if (!(await isSure())) return 'kept';
  await rm(folder, { recursive: true });
  return 'removed';
}
