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
  /** This machine alone reaches it: by PUBLIC_URL, and by where it listens. */
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

/** Every variable checked at once; each problem is one line naming the variable and what it must be. */
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

/** The exit code of a process whose settings are wrong (EX_CONFIG of sysexits.h): it would end the same way again. */
export const EXIT_CONFIG = 78;

export const problemsOf = ({ fields = {} }: Failure): string[] => Object.values(fields).flat();

/** What a process makes up for itself where it is not given, the others would not know of. */
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

/** Two ports of one process, two servers of one database, and an archive of a server that keeps its own. */
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

/** A share of the machine's memory: what lies beside a cached page takes half of its bytes once more. */
const MAX_CACHE_SHARE = 0.6;

/** Memory of the machine, or of the container around this process where that is less. */
const memoryBytes = () => Math.min(totalmem(), process.constrainedMemory() || totalmem());

/** The server of DATA_DIR sets DATABASE_URL for what works beside it, and is reached by a socket alone. */
const isEmbedded = (url: string) => new URL(url).searchParams.get('host')?.startsWith('/') ?? false;

/**
 * The log of the database holds sessions and whoever was erased, so that it never leaves unsealed, nor lies in the
 * bucket of pictures, of which older versions are kept.
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

/** Addresses nobody reads and a made-up operator are no matter as long as mails leave for nobody. */
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

/** The demo can be signed in to with a printed password, so elsewhere it has to be asked for. */
function isDemo(demo: Parsed['DEMO'], fallback: boolean): boolean {
  return demo === undefined ? fallback : demo === '1' || demo === 'true';
}

/** 0.0.0.0 and :: mean "every address" and are no place a browser can go. */
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

/** Settles the environment for a process that changes it no more: looking at all of it costs more than most that ask. */
export function pinEnv(): Env {
  pinned = env();
  return pinned;
}

/** Reads the environment at the start of a process: says what is wrong, one line per problem, and exits. */
export function envOrExit(source: NodeJS.ProcessEnv = process.env): Env {
  const result = parseEnv(source);
  if (result.ok) return result.value;
  for (const problem of problemsOf(result)) process.stderr.write(`Configuration: ${problem}\n`);
  process.exit(EXIT_CONFIG);
}
