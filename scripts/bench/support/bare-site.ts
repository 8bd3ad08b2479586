import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { start } from './child.ts';
import { freePort } from './free-port.ts';
import { ROOT } from './site.ts';

export async function withBareSite<Value>(
  work: (url: string, pid: number) => Promise<Value>,
): Promise<Value> {
  const out = join(ROOT, 'node_modules/.cache/bench-bare');
  build(out);
  const port = await freePort();
  const server = join(import.meta.dirname, 'bare-server.ts');
  const bare = start([server, join(out, 'server/entry.mjs'), String(port)]);
  try {
    await bare.waitForLine(/ready/, 10_000);
    return await work(`http://127.0.0.1:${port}`, bare.pid);
  } finally {
    await bare.stop();
    rmSync(out, { recursive: true, force: true });
  }
}

function build(out: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/astro/bin/astro.mjs'),
      'build',
      '--root',
      join(import.meta.dirname, '../bare'),
    ],
    { env: { ...process.env, BARE_OUT: out, ASTRO_TELEMETRY_DISABLED: '1' }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the bare page was not built: ${stderr}`);
}
