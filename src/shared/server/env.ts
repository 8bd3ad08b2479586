import { totalmem } from 'node:os';
import { resolve } from 'node:path';
import type * as z from 'zod';
import { type Failure, invalidFields, ok, type Result } from '#shared/core/result.ts';
import { bracketed, schema } from './env-schema.ts';
import { generatedSecret } from './generated-secret.ts';

const unsetWhenEmpty = (value: unknown) => (value === '' ? undefined : value);

type Parsed = z.infer<typeof schema>;
export type EnvName = keyof typeof schema.shape;

export interface Env
  extends Omit<
    Parsed,
    | 'DEMO'
    | 'MAIL_FROM'
    | 'MAIL_REPLY_TO'
    | 'METRICS_PORT'
    | 'OPERATOR'
    | 'PUBLIC_URL'
    | 'SESSION_SECRET'
    | 'STORAGE_URL'
  > {
  readonly MAIL_FROM: string;
  readonly MAIL_REPLY_TO: string;
  readonly OPERATOR: string;
  readonly PUBLIC_URL: string;
  readonly STORAGE_URL: string;
  readonly METRICS_PORT: number;
  readonly DEMO: boolean;
  readonly PRODUCTION: boolean;
  /** True when PUBLIC_URL and HOST can be reached from this machine only. */
  readonly LOCAL: boolean;
  /** Generated into DATA_DIR on first use when unset. */
  readonly SESSION_SECRET: string;
}

export type EnvResult = Result<Env, 'invalid_fields'>;

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
export const ENV_NAMES = Object.keys(schema.shape) as EnvName[];
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

const SHARED = ['DATABASE_URL', 'SESSION_SECRET', 'PUBLIC_URL', 'STORAGE_URL'] as const;

const SET_TOGETHER = [
  ['BOUNCE_PORT', 'BOUNCE_DOMAIN'],
  ['CACHE_PURGE_URL', 'CACHE_PURGE_TOKEN'],
  ['NETLIFY_SITE_ID', 'NETLIFY_PURGE_TOKEN'],
] as const;

/** Checks all variables; each problem is one line that names the variable and its valid values. */
export function parseEnv(source: Record<string, string | undefined>): EnvResult {
  const input = Object.fromEntries(ENV_NAMES.map((name) => [name, unsetWhenEmpty(source[name])]));
  const parsed = schema.safeParse(input);
  if (!parsed.success) {
    const problems: Record<string, string[]> = {};
    for (const issue of parsed.error.issues) {
      const name = String(issue.path[0]);
      const received = SECRET.has(name) ? '' : `, not ${JSON.stringify(source[name])}`;
      problems[name] ??= [`${name} ${issue.message}${received}`];
    }
    return invalidFields(problems);
  }
  const settings = complete(parsed.data);
  for (const [first, second] of SET_TOGETHER) {
    if ((settings[first] === undefined) !== (settings[second] === undefined)) {
      return invalidFields({ [first]: [`${first} and ${second} must be given together`] });
    }
  }
  const conflicts = [
    ...missingForRole(parsed.data),
    ...missingForArchive(parsed.data),
    ...contradictions(parsed.data),
    ...(settings.LOCAL ? [] : missingForMail(parsed.data)),
  ];
  return conflicts.length === 0 ? ok(settings) : invalidFields(Object.fromEntries(conflicts));
}

/** EX_CONFIG of sysexits.h: a restart would fail the same way. */
export const EXIT_CONFIG = 78;

export const problemsOf = ({ fields = {} }: Failure): string[] => Object.values(fields).flat();

/** Settings that have a generated default with ROLE=all but must be equal in all processes. */
function missingForRole(parsed: Parsed): [EnvName, string[]][] {
  if (parsed.ROLE === 'all') return [];
  return SHARED.filter((name) => parsed[name] === undefined).map((name) => [
    name,
    [`${name} must be given: with ROLE=${parsed.ROLE} other processes share it`],
  ]);
}

const RELATED_URLS = [
  ['DATABASE_DIRECT_URL', 'the server behind it'],
  ['DATABASE_READ_URL', 'a replica of it'],
] as const;

/**
 * Contradictions: port clashes, replicas without DATABASE_URL, an archive of an external server.
 */
function contradictions(parsed: Parsed) {
  const { PORT, METRICS_PORT, BOUNCE_PORT, DATABASE_URL, ARCHIVE_DIR } = parsed;
  const problems: [EnvName, string[]][] = [];
  const maxCacheMb = Math.floor((memoryBytes() * MAX_CACHE_SHARE) / 2 ** 20);
  if (parsed.CACHE_MB > maxCacheMb) {
    const problem = `CACHE_MB must be at most ${maxCacheMb} on this machine, not ${parsed.CACHE_MB}`;
    problems.push(['CACHE_MB', [problem]]);
  }
  if (PORT !== 0 && METRICS_PORT === PORT) {
    problems.push(['METRICS_PORT', ['METRICS_PORT must be another one than PORT']]);
  }
  if (BOUNCE_PORT && [PORT, METRICS_PORT].includes(BOUNCE_PORT)) {
    const problem = 'BOUNCE_PORT must be another one than PORT and METRICS_PORT';
    problems.push(['BOUNCE_PORT', [problem]]);
  }
  for (const [name, role] of RELATED_URLS) {
    if (parsed[name] === undefined || DATABASE_URL !== undefined) continue;
    problems.push([name, [`DATABASE_URL must be given: ${name} is ${role}`]]);
  }
  if (ARCHIVE_DIR !== undefined && DATABASE_URL !== undefined && !isEmbedded(DATABASE_URL)) {
    const problem =
      'ARCHIVE_DIR must not be given: it is for the embedded database, not for DATABASE_URL';
    problems.push(['ARCHIVE_DIR', [problem]]);
  }
  return problems;
}

/** Half of a cached page's bytes are needed again outside the cache, so the rest stays free. */
const MAX_CACHE_SHARE = 0.6;

/** Memory of the machine, or of the container around this process where that is less. */
const memoryBytes = () => Math.min(totalmem(), process.constrainedMemory() || totalmem());

/** Processes beside the embedded server get its DATABASE_URL, which is always a socket. */
const isEmbedded = (url: string) => new URL(url).searchParams.get('host')?.startsWith('/') ?? false;

/**
 * The WAL holds sessions and erased people, so it is always encrypted, and never shares the bucket
 * of pictures, which keeps old versions.
 */
function missingForArchive({
  ARCHIVE_DIR,
  BACKUP_PASSPHRASE,
  STORAGE_URL,
}: Parsed): [EnvName, string[]][] {
  if (ARCHIVE_DIR === undefined) return [];
  const problems: [EnvName, string[]][] = [];
  if (BACKUP_PASSPHRASE === undefined) {
    const problem = 'BACKUP_PASSPHRASE must be given: it seals ARCHIVE_DIR';
    problems.push(['BACKUP_PASSPHRASE', [problem]]);
  }
  if (STORAGE_URL !== undefined && bucketOf(ARCHIVE_DIR) === bucketOf(STORAGE_URL)) {
    problems.push(['ARCHIVE_DIR', ['ARCHIVE_DIR must be another bucket than STORAGE_URL']]);
  }
  return problems;
}

function bucketOf(location: string): string {
  if (!location.startsWith('s3:')) return location;
  const { hostname, searchParams } = new URL(location);
  return `${hostname} ${searchParams.get('endpoint')}`;
}

/** Default senders and operator are harmless only while no mail leaves the machine. */
function missingForMail(parsed: Parsed): [EnvName, string[]][] {
  if (parsed.SMTP_URL === undefined) return [];
  const missing = (['MAIL_FROM', 'MAIL_REPLY_TO', 'OPERATOR'] as const).filter(
    (name) => !parsed[name],
  );
  return missing.map((name) => [name, [`${name} must be given: SMTP_URL sends mails to others`]]);
}

function complete(parsed: Parsed): Env {
  const dataDir = resolve(parsed.DATA_DIR);
  let secret = parsed.SESSION_SECRET;
  const production = parsed.NODE_ENV === 'production';
  const publicUrl = new URL(
    parsed.PUBLIC_URL ?? `http://${displayHost(parsed.HOST)}:${parsed.PORT}`,
  );
  const isLocal = [publicUrl.hostname, bracketed(parsed.HOST)].every((host) => LOOPBACK.test(host));
  return {
    ...parsed,
    DATA_DIR: dataDir,
    MAIL_FROM: parsed.MAIL_FROM ?? 'YouSay <no-reply@localhost>',
    MAIL_REPLY_TO: parsed.MAIL_REPLY_TO ?? 'hello@yousay.example',
    OPERATOR: parsed.OPERATOR ?? 'YouSay (example), 1 Example Road, Bangkok 10110',
    PUBLIC_URL: publicUrl.origin,
    STORAGE_URL: parsed.STORAGE_URL ?? `file:${dataDir}/storage`,
    METRICS_PORT: parsed.METRICS_PORT ?? defaultMetricsPort(parsed.PORT),
    DEMO: isDemo(parsed.DEMO, !production && isLocal),
    PRODUCTION: production,
    LOCAL: isLocal,
    get SESSION_SECRET() {
      secret ??= generatedSecret(dataDir, 'session-secret');
      return secret;
    },
  };
}

/** The demo has a printed password, so outside this machine it is opt-in. */
function isDemo(demo: Parsed['DEMO'], fallback: boolean): boolean {
  return demo === undefined ? fallback : demo === '1' || demo === 'true';
}

/** The addresses 0.0.0.0 and :: mean every interface and cannot be opened in a browser. */
function displayHost(host: string): string {
  return host === '0.0.0.0' || host === '::' ? 'localhost' : bracketed(host);
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
