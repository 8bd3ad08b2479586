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

function registerGauges(): string[] {
  const names: string[] = [];
  const register = (name: string, help: string, value: () => number | null) => {
    names.push(name);
    gauge(name, help, () => {
      const current = value();
      return current === null ? [] : [[{}, current]];
    });
  };
  const registerOfLast = (name: string, help: string, of: (last: Verification) => number) =>
    register(name, help, () => {
      const last = verificationReport()?.verified ?? null;
      return last === null ? null : of(last);
    });
  register('archive_enabled', '1 where an archive of the database is configured', () => 1);
  register(
    'archive_verification_failed',
    '1 when the last verification of the archive failed',
    () => {
      const lastReport = verificationReport();
      return lastReport === null ? null : Number(lastReport.problem !== null);
    },
  );
  registerOfLast(
    'archive_verification_timestamp_seconds',
    'Time of the last successful verification',
    ({ at: verifiedAt }) => epochSeconds(verifiedAt),
  );
  registerOfLast(
    'archive_copy_timestamp_seconds',
    'Time of the base backup that it restored',
    ({ copiedAt }) => epochSeconds(copiedAt),
  );
  registerOfLast(
    'archive_verification_seconds',
    'Duration of that restore',
    (last) => last.seconds,
  );
  registerOfLast(
    'archive_verification_bytes',
    'Bytes of the archive read for it; of pgBackRest the base backup only',
    (last) => last.bytes,
  );
  return names;
}

const epochSeconds = (time: string) => Date.parse(time) / 1000;
