import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const PREFERRED = ['postgres', 'nobody', 'daemon'];

/** PostgreSQL does not run as root: uses the owner of the data, else a system account. */
export function unprivilegedAccount(dataDirectory: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(dataDirectory, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .filter((fields) => Number(fields[2]) > 0)
      .map(([name = '', , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]),
  );
  const name = PREFERRED.find((candidate) => accounts.has(candidate));
  const account = name === undefined ? [...accounts.values()][0] : accounts.get(name);
  if (account === undefined) throw new Error('No unprivileged account to run PostgreSQL under');
  return account;
}

/** Runs a program as the account, able to traverse closed paths such as a clone below /root. */
export function spawnAs(
  account: Account | null,
  paths: readonly string[],
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const plain: SpawnOptions = { cwd: '/', ...options };
  if (account === null) return spawn(command, args, plain);
  const barrier = paths.map((path) => firstBarrier(path, account)).find((path) => path !== null);
  if (barrier === undefined) return spawn(command, args, { ...plain, ...account });
  return spawn('setpriv', [...capabilityArgs(account, barrier), '--', command, ...args], plain);
}

function capabilityArgs({ uid, gid }: Account, barrier: string): string[] {
  const capability = traverseCapability();
  if (capability === null) {
    throw new Error(
      `PostgreSQL runs under user ${uid}, which may not enter ${barrier}: chmod o+x it, put DATA_DIR and the product elsewhere, or run as another user than root`,
    );
  }
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    // PostgreSQL calls access() on its own programs, which ignores capabilities without this bit.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
  ];
}

const DAC_OVERRIDE = 1n << 1n;
const DAC_READ_SEARCH = 1n << 2n;

/** Returns the capability to traverse closed folders; containers often have only the wider one. */
function traverseCapability(): string | null {
  if (process.platform !== 'linux') return null;
  const bounding = /^CapBnd:\s*([\da-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  const boundingSet = BigInt(`0x${bounding ?? '0'}`);
  if ((boundingSet & DAC_READ_SEARCH) !== 0n) return 'dac_read_search';
  return (boundingSet & DAC_OVERRIDE) !== 0n ? 'dac_override' : null;
}

/** First directory of a path that the account may not traverse, or null. */
export function firstBarrier(path: string, { uid, gid }: Account): string | null {
  const parent = dirname(path);
  const parentBarrier = parent === path ? null : firstBarrier(parent, { uid, gid });
  if (parentBarrier !== null) return parentBarrier;
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  const bit = stats.uid === uid ? 0o100 : stats.gid === gid ? 0o010 : 0o001;
  return (stats.mode & bit) === 0 ? path : null;
}
