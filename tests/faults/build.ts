import { ensureBuild } from '../../scripts/setup.mjs';

/** What is broken here is the product as it is built for its own server. */
export default async function setup(): Promise<void> {
  await ensureBuild(process.execPath);
}
