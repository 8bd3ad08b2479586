export async function step<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const began = performance.now();
  const value = await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`  ${name.padEnd(24)} ${seconds.padStart(6)} s\n`);
  return value;
}
