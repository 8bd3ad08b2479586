import type { SeedProgress } from './seed-demo.ts';

export function showSeedProgress({ step, done, total, seconds }: SeedProgress): void {
  const line = `  demo ${done}/${total}  ${step}`.padEnd(46);
  const output = `${line} ${seconds.toFixed(1).padStart(5)} s`;
  const isLast = done === total;
  if (!process.stdout.isTTY) process.stdout.write(`${output}\n`);
  else process.stdout.write(`\r\u001b[K${output}${isLast ? '\n' : ''}`);
}
