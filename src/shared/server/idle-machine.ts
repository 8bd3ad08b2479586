import { cpus } from 'node:os';
import { eventLoopUtilization } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

const SAMPLE_MS = 500;
const MAX_PROCESS_LOAD = 0.05;
const MIN_MACHINE_IDLE = 0.6;

/** Samples half a second; true when neither this process nor the rest of the machine was busy. */
export async function isMachineIdle(signal: AbortSignal): Promise<boolean> {
  const loopBefore = eventLoopUtilization();
  const before = machineTimes();
  await wait(SAMPLE_MS, undefined, { signal, ref: false });
  const after = machineTimes();
  const passed = after.total - before.total;
  const idle = passed === 0 ? 1 : (after.idle - before.idle) / passed;
  return (
    eventLoopUtilization(loopBefore).utilization < MAX_PROCESS_LOAD && idle >= MIN_MACHINE_IDLE
  );
}

function machineTimes(): { readonly idle: number; readonly total: number } {
  let [idle, total] = [0, 0];
  for (const { times } of cpus()) {
    idle += times.idle;
    total += times.user + times.nice + times.sys + times.irq + times.idle;
  }
  return { idle, total };
}
