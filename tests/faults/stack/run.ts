// The whole stack for a person to look at: `npm run stack`, until Ctrl-C.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD, demoUsername } from '../../../scripts/seed/demo-accounts.ts';
import { ensureBuild, step } from '../../../scripts/setup.mjs';
import { missing, Stack } from './stack.ts';

if (missing.length > 0) {
  process.stderr.write(`The whole stack needs packages: apt-get install ${missing.join(' ')}\n`);
  process.exit(1);
}
const place = mkdtempSync(join(tmpdir(), 'yousay-stack-'));
process.once('exit', () => rmSync(place, { recursive: true, force: true }));
const stopRequested = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await ensureBuild(process.execPath);
const stack = await step('the whole stack', () => Stack.start(place));
for (const [name, address] of Object.entries(stack.addresses)) {
  process.stdout.write(`${name.padEnd(16)} ${address}\n`);
}
process.stdout.write(
  `sign in as       ${demoUsername('employerAdmin')}, ${DEMO_PASSWORD}\nCtrl-C ends all of it.\n`,
);
await stopRequested;
await stack.stop();
