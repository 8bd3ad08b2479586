// Builds when the build is stale, then serves the production build for the browser tests.
import { rmSync } from 'node:fs';
import { ensureBuild } from '../../scripts/setup.mjs';
import { copyPreparedDemo } from '../../scripts/test/prepared-demo.ts';
import { serveGoogleKeys } from './google.ts';

await ensureBuild(process.execPath);
// The server removes what it wrote when its last part has ended; E2E_KEEP leaves it for a look.
const { E2E_DATA_DIR, E2E_KEEP } = process.env;
if (E2E_DATA_DIR) {
  copyPreparedDemo(E2E_DATA_DIR);
  process.env.GOOGLE_JWKS_URL = await serveGoogleKeys(E2E_DATA_DIR);
}
if (E2E_DATA_DIR && !E2E_KEEP) {
  process.on('exit', () => rmSync(E2E_DATA_DIR, { recursive: true, force: true }));
}
await import('../../scripts/serve.ts');
