import { resolve } from 'node:path';
import type * as z from 'zod';
import { type Failure, invalidFields, ok, type Result } from '#shared/core/result.ts';
import { conflictsIn, isLocal, publicUrl } from './env-conflicts.ts';
import { type EnvName, schema } from './env-schema.ts';
import { generatedSecret } from './generated-secret.ts';

const unsetWhenEmpty = (value: unknown) => (value === '' ? undefined : value);

type Parsed = z.infer<typeof schema>;

export type Env = Readonly<ReturnType<typeof complete>>;

export const ENV_NAMES = Object.keys(schema.shape) as EnvName[];
const settings = schema.superRefine((values, context) => {
  for (const [name, message] of conflictsIn(values)) {
    context.addIssue({ code: 'custom', path: [name], message, params: { isConflict: true } });
  }
});
const SECRET: ReadonlySet<string> = new Set([
  'SESSION_SECRET',
  'BACKUP_PASSPHRASE',
  'MAIL_EVENTS_KEY',
  'DKIM_KEY',
  'NETLIFY_PURGE_TOKEN',
  'CACHE_PURGE_TOKEN',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'STORAGE_URL',
  'ARCHIVE_DIR',
  'RESUME_API_URL',
  'SISTER_API_URL',
]);

/** Former names, which would otherwise be ignored without notice. */
const RENAMED: Readonly<Record<string, EnvName>> = { ARCHIVE_DAYS: 'ARCHIVE_KEEP_DAYS' };

/** Checks all variables; each problem is one line that names the variable and its valid values. */
export function parseEnv(
  source: Record<string, string | undefined>,
): Result<Env, 'invalid_fields'> {
  for (const [former, name] of Object.entries(RENAMED)) {
    if (source[former]) return invalidFields({ [former]: [`${former} is ${name} now`] });
  }
  const input = Object.fromEntries(ENV_NAMES.map((name) => [name, unsetWhenEmpty(source[name])]));
  const parsed = settings.safeParse(input);
  if (parsed.success) return ok(complete(parsed.data));
  const problems: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0]);
    const received = SECRET.has(name) ? '' : `, not ${JSON.stringify(source[name])}`;
    const isConflict = issue.code === 'custom' && issue.params?.['isConflict'];
    problems[name] ??= [isConflict ? issue.message : `${name} ${issue.message}${received}`];
  }
  return invalidFields(problems);
}

/** EX_CONFIG of sysexits.h: a restart would fail the same way. */
export const EXIT_CONFIG = 78;

export const problemsOf = ({ fields = {} }: Failure): string[] => Object.values(fields).flat();

function complete(parsed: Parsed) {
  const dataDir = resolve(parsed.DATA_DIR);
  let secret = parsed.SESSION_SECRET;
  const production = parsed.NODE_ENV === 'production';
  const LOCAL = isLocal(parsed);
  return {
    ...parsed,
    DATA_DIR: dataDir,
    MAIL_FROM: parsed.MAIL_FROM ?? 'YouSay <no-reply@localhost>',
    MAIL_REPLY_TO: parsed.MAIL_REPLY_TO ?? 'hello@yousay.example',
    OPERATOR: parsed.OPERATOR ?? 'YouSay (example), 1 Example Road, Bangkok 10110',
    PUBLIC_URL: publicUrl(parsed).origin,
    STORAGE_URL: parsed.STORAGE_URL ?? `file:${dataDir}/storage`,
    METRICS_PORT: parsed.METRICS_PORT ?? defaultMetricsPort(parsed.PORT),
    DEMO: isDemo(parsed.DEMO, !production && LOCAL),
    PRODUCTION: production,
    LOCAL,
    /** The configured secret, else one that is created in DATA_DIR on first use. */
    get SESSION_SECRET(): string {
      secret ??= generatedSecret(dataDir, 'session-secret');
      return secret;
    },
  };
}

/** Returns DEMO; the demo's password is public, so by default it is on only on this machine. */
function isDemo(demo: Parsed['DEMO'], fallback: boolean): boolean {
  return demo === undefined ? fallback : demo === '1' || demo === 'true';
}

function defaultMetricsPort(port: number): number {
  if (port === 0) return 0;
  return port + 10_000 <= 65_535 ? port + 10_000 : port - 10_000;
}

export class EnvError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'EnvError';
    this.problems = problems;
  }
}

let cached: { readonly key: string; readonly value: Env } | undefined;
let pinned: Env | undefined;

/** The checked environment; parsed again only when one of its variables changed. Throws EnvError. */
export function env(): Env {
  if (pinned) return pinned;
  const key = ENV_NAMES.map((name) => process.env[name] ?? '').join('\0');
  if (cached?.key === key) return cached.value;
  const result = parseEnv(process.env);
  if (!result.ok) throw new EnvError(problemsOf(result));
  cached = { key, value: result.value };
  return result.value;
}

/** Pins the environment of a process that changes it no more: comparing all variables is slow. */
export function pinEnv(): Env {
  pinned = env();
  return pinned;
}

export function envOrExit(source: NodeJS.ProcessEnv = process.env): Env {
  const result = parseEnv(source);
  if (result.ok) return result.value;
  for (const problem of problemsOf(result)) process.stderr.write(`Configuration: ${problem}\n`);
  process.exit(EXIT_CONFIG);
}
