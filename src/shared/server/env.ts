import { createPrivateKey } from 'node:crypto';
import { resolve } from 'node:path';
import * as z from 'zod';
import { invalidFields, ok, type Refused, type Result } from '#shared/core/result.ts';
import { generatedSecret } from './generated-secret.ts';

const unsetWhenEmpty = (value: unknown) => (value === '' ? undefined : value);

function urlWith(...protocols: string[]) {
  return (value: string) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    return url !== null && protocols.includes(url.protocol);
  };
}

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

const entries = (list: string) => list.split(/[\s,]+/).filter((entry) => entry !== '');

const webUrl = z.string().refine(urlWith('http:', 'https:'), 'must be an http(s) URL');

const FROM_ONE = 'must be a whole number from 1';
const PORT_RANGE = 'must be a port number from 0 to 65535';
const port = z.coerce.number(PORT_RANGE).int(PORT_RANGE).min(0, PORT_RANGE).max(65535, PORT_RANGE);

const host = z
  .string()
  .regex(/^[\w.:%-]+$/, 'must be a host name or an address')
  .default('127.0.0.1');

const schema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(4321),
  HOST: host,
  METRICS_PORT: port.optional(),
  METRICS_HOST: host,
  PUBLIC_URL: webUrl
    .refine(
      (value) => new URL(value).pathname === '/' && !/[?#]/.test(value),
      'must be an origin without path, such as https://www.example.com',
    )
    .optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .refine(urlWith('postgres:', 'postgresql:'), 'must begin with postgres://')
    .optional(),
  STORAGE_URL: z
    .string()
    .refine(urlWith('file:', 's3:'), 'must begin with file: or s3://')
    .optional(),
  SMTP_URL: z
    .string()
    .refine(urlWith('smtp:', 'smtps:'), 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n@]+$/, 'must be one e-mail address')
    .optional(),
  /** Letters of invitation that a company may send a day. */
  INVITATIONS_PER_DAY: z.coerce.number(FROM_ONE).int(FROM_ONE).min(1, FROM_ONE).default(500),
  /** Signs mails: an RSA key as PEM, its line breaks perhaps written as \n. */
  DKIM_KEY: z
    .string()
    .transform((pem) => pem.replaceAll(String.raw`\n`, '\n'))
    .refine(isRsaKey, 'must be the private half of an RSA key, as PEM')
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z\d](?:[\w-]{0,61}[a-z\d])?$/i, 'must be a name of the DNS')
    .default('yousay'),
  /** Where readers write to, on pages too, and where answers to mails go: a mailbox somebody reads. */
  MAIL_REPLY_TO: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n@]+$/, 'must be one e-mail address')
    .optional(),
  /** Where letters that come back are taken, by SMTP: both or neither. */
  BOUNCE_PORT: port.optional(),
  BOUNCE_DOMAIN: z
    .string()
    .regex(/^[a-z\d-]+(?:\.[a-z\d-]+)*$/, 'must be a host name in small letters')
    .optional(),
  /** What a mail service signs its events with. */
  MAIL_EVENTS_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Who runs the site, with a postal address: the controller of personal data that the privacy policies name. */
  OPERATOR: z
    .string()
    .regex(/^[^\r\n]{3,200}$/, 'must be one line of 3 to 200 characters')
    .optional(),
  /** What landing pages say there is; the own server counts it when it starts. */
  QUOTED_REVIEWS: z.string().default('40,000+'),
  QUOTED_COMPANIES: z.string().default('11,000+'),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Backups are one encrypted file when it is set. */
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_JWKS_URL: webUrl.default('https://www.googleapis.com/oauth2/v3/certs'),
  RESUME_API_URL: webUrl.optional(),
  SISTER_API_URL: webUrl.optional(),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^[\da-f.:/,\s]*$/i, 'must be addresses or networks separated by commas')
    .default('')
    .transform(entries),
  /** Further names this server answers to, such as that of the API host behind Netlify. */
  ALLOWED_HOSTS: z
    .string()
    .regex(/^[\w.,\s-]*$/, 'must be host names without port, separated by commas')
    .default('')
    .transform(entries),
  /** In front of the API's own addresses, where the place of a front keeps it. */
  API_PREFIX: z
    .string()
    .regex(/^(?:\/[\w~-][\w.~-]*)+$/, 'must be a path such as /jobs')
    .default(''),
  /** Search engines are told of changed pages when it is set; it is served, so no secret. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits or -')
    .optional(),
  INDEXNOW_URL: webUrl.default('https://api.indexnow.org/indexnow'),
  NETLIFY_SITE_ID: z.string().optional(),
  NETLIFY_PURGE_TOKEN: z.string().optional(),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  DEMO: z.enum(['0', '1', 'false', 'true'], 'must be 0 or 1').optional(),
});

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
  'DATABASE_URL',
  'SMTP_URL',
  'STORAGE_URL',
  'RESUME_API_URL',
  'SISTER_API_URL',
]);

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
  const { BOUNCE_PORT: port, BOUNCE_DOMAIN: domain } = settings;
  if ((port === undefined) !== (domain === undefined)) {
    return invalidFields({ BOUNCE_PORT: ['BOUNCE_PORT and BOUNCE_DOMAIN must be given together'] });
  }
  const unsaid = [
    ...unsaidToProcesses(parsed.data),
    ...(settings.LOCAL ? [] : unsaidToOthers(parsed.data)),
  ];
  return unsaid.length === 0 ? ok(settings) : invalidFields(Object.fromEntries(unsaid));
}

export const problemsOf = ({ fields = {} }: Refused): string[] => Object.values(fields).flat();

/** One generated for itself would sign what the other processes refuse. */
function unsaidToProcesses({ ROLE, SESSION_SECRET }: Parsed): [EnvName, string[]][] {
  if (ROLE === 'all' || SESSION_SECRET !== undefined) return [];
  return [
    [
      'SESSION_SECRET',
      [`SESSION_SECRET must be given: with ROLE=${ROLE} other processes share it`],
    ],
  ];
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

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
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
  process.exit(78);
}
