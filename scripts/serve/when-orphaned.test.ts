import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const CHILD = `
  const { endWhenOrphaned } = await import(${JSON.stringify(import.meta.resolve('./when-orphaned.mjs'))});
  setTimeout(() => process.exit(), 120_000);
  process.on('SIGTERM', () => { console.log('asked to end'); process.exit(); });
  endWhenOrphaned();
  console.log('running');`;

async function saidAfterItsShellEnded(env: NodeJS.ProcessEnv): Promise<string> {
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$CHILD"; true'], {
    env: { ...env, PATH: process.env['PATH'], NODE: process.execPath, CHILD },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.setEncoding('utf8');
  for await (const text of shell.stdout) {
    said += text;
    if (said.includes('running') && shell.exitCode === null) shell.kill('SIGTERM');
  }
  if (shell.exitCode === null && shell.signalCode === null) await once(shell, 'exit');
  return said;
}

test('a script that npm started ends with the shell that npm started it by', async () => {
  expect(await saidAfterItsShellEnded({ npm_lifecycle_event: 'start' })).toBe(
    'running\nasked to end\n',
  );
});
