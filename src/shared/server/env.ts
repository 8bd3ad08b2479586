import { totalmem } from 'node:os';
import { resolve } from 'node:path';
import type * as z from 'zod';
import { invalidFields, ok, type Refused, type Result } from '#shared/core/result.ts';
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

const GIVEN_TOGETHER = [
  ['BOUNCE_PORT', 'BOUNCE_DOMAIN'],
  ['CACHE_PURGE_URL', 'CACHE_PURGE_TOKEN'],
  ['NETLIFY_SITE_ID', 'NETLIFY_PURGE_TOKEN'],
] as const;

/** Every variable checked at once; each problem is one line naming the variable and what it must be. */
export function parseEnv(source: Record<string, string | undefined>): EnvResult {
  const given = Object.fromEntries(ENV_NAMES.map((name) => [name, unsetWhenEmpty(source[name])]));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const problems: Record<string, string[]> = {};
    for (const issue of parsed.error.issues) {
      const name = String(issue.path[0]);
      const shown = SECRET.has(name) ? '' : `, not ${JSON.stringify(source[name])}`;
      problems[name] ??= [`${name} ${issue.message}${shown}`];
    }
    return invalidFields(problems);
  }
  const settings = complete(parsed.data);
  for (const [one, other] of GIVEN_TOGETHER) {
    if ((settings[one] === undefined) !== (settings[other] === undefined)) {
      return invalidFields({ [one]: [`${one} and ${other} must be given together`] });
    }
  }
  const unsaid = [
    ...unsaidToProcesses(parsed.data),
    ...unsaidToArchive(parsed.data),
    ...contradicted(parsed.data),
    ...(settings.LOCAL ? [] : unsaidToOthers(parsed.data)),
  ];
  return unsaid.length === 0 ? ok(settings) : invalidFields(Object.fromEntries(unsaid));
}

/** The exit code of a process whose settings are wrong (EX_CONFIG of sysexits.h): it would end the same way again. */
export const WRONG_SETTINGS = 78;

export const problemsOf = ({ fields = {} }: Refused): string[] => Object.values(fields).flat();

/** What a process makes up for itself where it is not given, the others would not know of. */
function unsaidToProcesses(given: Parsed): [EnvName, string[]][] {
  if (given.ROLE === 'all') return [];
  return SHARED.filter((name) => given[name] === undefined).map((name) => [
    name,
    [`${name} must be given: with ROLE=${given.ROLE} other processes share it`],
  ]);
}

const RELATED_URLS = [
  ['DATABASE_DIRECT_URL', 'the server behind it'],
  ['DATABASE_READ_URL', 'a replica of it'],
] as const;

/** Two ports of one process, two servers of one database, and an archive of a server that keeps its own. */
function contradicted(given: Parsed) {
  const { PORT, METRICS_PORT, BOUNCE_PORT, DATABASE_URL, ARCHIVE_DIR } = given;
  const wrong: [EnvName, string[]][] = [];
  const maxCacheMb = Math.floor((memoryBytes() * MAX_CACHE_SHARE) / 2 ** 20);
  if (given.CACHE_MB > maxCacheMb) {
    const problem = `CACHE_MB must be at most ${maxCacheMb} on this machine, not ${given.CACHE_MB}`;
    wrong.push(['CACHE_MB', [problem]]);
  }
  if (PORT !== 0 && METRICS_PORT === PORT) {
    wrong.push(['METRICS_PORT', ['METRICS_PORT must be another one than PORT']]);
  }
  if (BOUNCE_PORT && [PORT, METRICS_PORT].includes(BOUNCE_PORT)) {
    const problem = 'BOUNCE_PORT must be another one than PORT and METRICS_PORT';
    wrong.push(['BOUNCE_PORT', [problem]]);
  }
  for (const [name, role] of RELATED_URLS) {
    if (given[name] === undefined || DATABASE_URL !== undefined) continue;
    wrong.push([name, [`DATABASE_URL must be given: ${name} is ${role}`]]);
  }
  if (ARCHIVE_DIR !== undefined && DATABASE_URL !== undefined && !isEmbedded(DATABASE_URL)) {
    const said =
      'ARCHIVE_DIR must not be given: it is for the embedded database, not for DATABASE_URL';
    wrong.push(['ARCHIVE_DIR', [said]]);
  }
  return wrong;
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
function unsaidToArchive({
  ARCHIVE_DIR,
  BACKUP_PASSPHRASE,
  STORAGE_URL,
}: Parsed): [EnvName, string[]][] {
  if (ARCHIVE_DIR === undefined) return [];
  const problems: [EnvName, string[]][] = [];
  if (BACKUP_PASSPHRASE === undefined) {
    const said = 'BACKUP_PASSPHRASE must be given: it seals ARCHIVE_DIR';
    problems.push(['BACKUP_PASSPHRASE', [said]]);
  }
  if (STORAGE_URL !== undefined && bucketOf(ARCHIVE_DIR) === bucketOf(STORAGE_URL)) {
    problems.push(['ARCHIVE_DIR', ['ARCHIVE_DIR must be another bucket than STORAGE_URL']]);
  }
  return problems;
}

function bucketOf(place: string): string {
  if (!place.startsWith('s3:')) return place;
  const { hostname, searchParams } = new URL(place);
  return `${hostname} ${searchParams.get('endpoint')}`;
}

/** Addresses nobody reads and a made-up operator are no matter as long as mails leave for nobody. */
function unsaidToOthers(given: Parsed): [EnvName, string[]][] {
  if (given.SMTP_URL === undefined) return [];
  const unsaid = (['MAIL_FROM', 'MAIL_REPLY_TO', 'OPERATOR'] as const).filter(
    (name) => !given[name],
  );
  return unsaid.map((name) => [name, [`${name} must be given: SMTP_URL sends mails to others`]]);
}

function complete(given: Parsed): Env {
  const dataDir = resolve(given.DATA_DIR);
  let secret = given.SESSION_SECRET;
  const production = given.NODE_ENV === 'production';
  const publicUrl = new URL(given.PUBLIC_URL ?? `http://${shownHost(given.HOST)}:${given.PORT}`);
  const local = [publicUrl.hostname, bracketed(given.HOST)].every((host) => LOOPBACK.test(host));
  return {
    ...given,
    DATA_DIR: dataDir,
    MAIL_FROM: given.MAIL_FROM ?? 'YouSay <no-reply@localhost>',
    MAIL_REPLY_TO: given.MAIL_REPLY_TO ?? 'hello@yousay.example',
    OPERATOR: given.OPERATOR ?? 'YouSay (example), 1 Example Road, Bangkok 10110',
    PUBLIC_URL: publicUrl.origin,
    STORAGE_URL: given.STORAGE_URL ?? `file:${dataDir}/storage`,
    METRICS_PORT: given.METRICS_PORT ?? metricsPortBeside(given.PORT),
    DEMO: isDemo(given.DEMO, !production && local),
    PRODUCTION: production,
    LOCAL: local,
    get SESSION_SECRET() {
      secret ??= generatedSecret(dataDir, 'session-secret');
      return secret;
    },
  };
}

/** The demo can be signed in to with a printed password, so elsewhere it has to be asked for. */
function isDemo(said: Parsed['DEMO'], unlessSaid: boolean): boolean {
  return said === undefined ? unlessSaid : said === '1' || said === 'true';
}

/** 0.0.0.0 and :: mean "every address" and are no place a browser can go. */
function shownHost(host: string): string {
  return host === '0.0.0.0' || host === '::' ? 'localhost' : bracketed(host);
}

function metricsPortBeside(port: number): number {
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
let kept: Env | undefined;

/** The checked environment; parsed again only when one of its variables changed. Throws EnvError. */
export function env(): Env {
  if (kept) return kept;
  const key = ENV_NAMES.map((name) => process.env[name] ?? '').join('\0');
  if (cached?.key === key) return cached.value;
  const result = parseEnv(process.env);
  if (!result.ok) throw new EnvError(problemsOf(result));
  cached = { key, value: result.value };
  return result.value;
}

/** Settles the environment for a process that changes it no more: looking at all of it costs more than most that ask. */
export function keepEnv(): Env {
  kept = env();
  return kept;
}

/** Reads the environment at the start of a process: says what is wrong, one line per problem, and exits. */
export function envOrExit(given: NodeJS.ProcessEnv = process.env): Env {
  const result = parseEnv(given);
  if (result.ok) return result.value;
  for (const problem of problemsOf(result)) process.stderr.write(`Configuration: ${problem}\n`);
  process.exit(WRONG_SETTINGS);
}
