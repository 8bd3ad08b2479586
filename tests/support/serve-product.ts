// Builds when the build is stale, then serves the production build for the browser tests.
import { ensureBuild } from '../../scripts/setup.mjs';

const served = { PORT: process.env.PORT, PUBLIC_URL: process.env.PUBLIC_URL };
// The build is the one `npm start` makes: it must not depend on where the tests serve it.
for (const name of ['PORT', 'PUBLIC_URL'] as const) {
  const value = process.env[`BUILD_${name}`];
  if (value) process.env[name] = value;
  else delete process.env[name];
}
await ensureBuild(process.execPath);
Object.assign(process.env, served);
await import('../../scripts/serve.ts');
