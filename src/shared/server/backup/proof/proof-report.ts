import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { gauge, registry } from '#shared/server/metrics/registry.ts';
import { env } from '../../env.ts';
import { besideBackups } from '../erasures.ts';

const proved = z.object({
  at: z.iso.datetime(),
  /** When the copy was made that it began at. */
  copiedAt: z.iso.datetime(),
  /** The last change that came back, as the log of the database writes it; null where none came after the copy. */
  reaches: z.nullable(z.string()),
  rows: z.int(),
  /** The size of the copy and of the log after it, as they lie there; of pgBackRest the copy alone. */
  bytes: z.int(),
  seconds: z.number(),
});

const report = z.object({
  /** Why the last attempt did not succeed, null when it did. */
  problem: z.nullable(z.string()),
  /** The last success. */
  proved: z.nullable(proved),
});

export type Proved = z.infer<typeof proved>;
export type ProofReport = z.infer<typeof report>;

const reportFile = () => join(besideBackups(env().DATA_DIR), 'proof.json');

/** Null before the first attempt. */
export function proofReport(): ProofReport | null {
  const file = reportFile();
  return existsSync(file) ? report.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

export async function writeProofReport(said: ProofReport): Promise<void> {
  const file = reportFile();
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.tmp`, JSON.stringify(said), { mode: 0o600 });
  await rename(`${file}.tmp`, file);
}

/** Whether the archive came back when it was last tried, as `/healthz` says it. */
export function archiveState(): 'not kept' | 'not tried' | 'not proved' | 'proved' {
  if (env().ARCHIVE_DIR === undefined) return 'not kept';
  const said = proofReport();
  if (said === null) return 'not tried';
  return said.problem === null ? 'proved' : 'not proved';
}

/** What the last attempts at restoring the archive came to, for the metrics of this process. */
export function watchProofs(): void {
  if (env().ARCHIVE_DIR !== undefined) tellProofs();
}

/** The same in a file `*.prom` for the textfile collector of Prometheus' node exporter. */
export async function writeProofMetrics(file: string): Promise<void> {
  const told = await Promise.all(
    tellProofs().map((name) => registry.getSingleMetricAsString(name)),
  );
  await writeFile(`${file}.tmp`, `${told.join('\n')}\n`, { mode: 0o644 });
  await rename(`${file}.tmp`, file);
}

/** The names of what it tells. */
function tellProofs(): string[] {
  const names: string[] = [];
  const told = (name: string, help: string, value: () => number | null) => {
    names.push(name);
    gauge(name, help, () => {
      const found = value();
      return found === null ? [] : [[{}, found]];
    });
  };
  const ofLast = (name: string, help: string, of: (last: Proved) => number) =>
    told(name, help, () => {
      const last = proofReport()?.proved ?? null;
      return last === null ? null : of(last);
    });
  told('archive_kept', '1 where the log of the database is kept', () => 1);
  told('archive_proof_failed', '1 when the archive did not come back at the last attempt', () => {
    const said = proofReport();
    return said === null ? null : Number(said.problem !== null);
  });
  ofLast('archive_proved_timestamp_seconds', 'When the archive last came back whole', ({ at }) =>
    seconds(at),
  );
  ofLast(
    'archive_copy_timestamp_seconds',
    'When the copy was made that it began at',
    ({ copiedAt }) => seconds(copiedAt),
  );
  ofLast('archive_proof_seconds', 'How long that restore took', (last) => last.seconds);
  ofLast(
    'archive_proof_bytes',
    'Bytes of the archive that were read for it; of pgBackRest those of the copy alone',
    (last) => last.bytes,
  );
  return names;
}

const seconds = (at: string) => Date.parse(at) / 1000;
