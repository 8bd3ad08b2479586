import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { gauge, registry } from '#shared/server/metrics/registry.ts';
import { env } from '../../env.ts';
import { backupsDir } from '../erasures.ts';

const verification = z.object({
  at: z.iso.datetime(),
  copiedAt: z.iso.datetime(),
  /** Time of the last recovered transaction, as PostgreSQL logs it; null without any. */
  reaches: z.nullable(z.string()),
  rows: z.int(),
  /** Archived size of base and WAL; of pgBackRest the base only. */
  bytes: z.int(),
  seconds: z.number(),
});

const report = z.object({
  problem: z.nullable(z.string()),
  verified: z.nullable(verification),
});

export type Verification = z.infer<typeof verification>;
export type VerificationReport = z.infer<typeof report>;

const reportFile = () => join(backupsDir(env().DATA_DIR), 'verification.json');

export function verificationReport(): VerificationReport | null {
  const file = reportFile();
  return existsSync(file) ? report.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

export async function writeVerificationReport(report: VerificationReport): Promise<void> {
  const file = reportFile();
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.tmp`, JSON.stringify(report), { mode: 0o600 });
  await rename(`${file}.tmp`, file);
}

export function archiveState(): 'disabled' | 'pending' | 'failed' | 'verified' {
  if (env().ARCHIVE_DIR === undefined) return 'disabled';
  const lastReport = verificationReport();
  if (lastReport === null) return 'pending';
  return lastReport.problem === null ? 'verified' : 'failed';
}

export function watchVerifications(): void {
  if (env().ARCHIVE_DIR !== undefined) registerGauges();
}

/** Writes these metrics to a `*.prom` file for the textfile collector of node_exporter. */
export async function writeVerificationMetrics(file: string): Promise<void> {
  const texts = await Promise.all(
    registerGauges().map((name) => registry.getSingleMetricAsString(name)),
  );
  await writeFile(`${file}.tmp`, `${texts.join('\n')}\n`, { mode: 0o644 });
  await rename(`${file}.tmp`, file);
}

const epochSeconds = (time: string) => Date.parse(time) / 1000;

type ReadReport = (report: VerificationReport | null) => number | null | undefined;

const GAUGES: readonly (readonly [name: string, help: string, read: ReadReport])[] = [
  ['archive_enabled', '1 where an archive of the database is configured', () => 1],
  [
    'archive_verification_failed',
    '1 when the last verification of the archive failed',
    (report) => report && Number(report.problem !== null),
  ],
  [
    'archive_verification_timestamp_seconds',
    'Time of the last successful verification',
    (report) => report?.verified && epochSeconds(report.verified.at),
  ],
  [
    'archive_copy_timestamp_seconds',
    'Time of the base backup that it restored',
    (report) => report?.verified && epochSeconds(report.verified.copiedAt),
  ],
  [
    'archive_verification_seconds',
    'Duration of that restore',
    (report) => report?.verified?.seconds,
  ],
  [
    'archive_verification_bytes',
    'Bytes of the archive read for it; of pgBackRest the base backup only',
    (report) => report?.verified?.bytes,
  ],
];

function registerGauges(): string[] {
  for (const [name, help, read] of GAUGES)
    gauge(name, help, () => read(verificationReport()) ?? null);
  return GAUGES.map(([name]) => name);
}
