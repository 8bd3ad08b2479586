import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import * as z from 'zod';
import { isStorageUrl } from './storage/storage-url.ts';

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

function isNetwork(entry: string): boolean {
  const [, address = '', prefix = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const family = address.includes('%') ? 0 : isIP(address);
  return family !== 0 && Number(prefix) <= (family === 4 ? 32 : 128);
}

const entries = (list: string) => list.split(/[\s,]+/).filter((entry) => entry !== '');

const webUrl = z.string().refine(urlWith('http:', 'https:'), 'must be an http(s) URL');

const postgresUrl = z
  .string()
  .refine(urlWith('postgres:', 'postgresql:'), 'must be a postgres:// URL');

/** A bare address, or one behind a name: `YouSay <no-reply@example.com>`. */
const mailAddress = z
  .string()
  .regex(
    /^(?:[^\r\n@<>]{0,200}<[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,253}>|[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,253})$/,
    'must be one e-mail address',
  );

function isMailServer(value: string): boolean {
  if (!urlWith('smtp:', 'smtps:')(value)) return false;
  const { hostname, port, username, password } = new URL(value);
  return hostname !== '' && port !== '0' && isDecodable(username) && isDecodable(password);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const isArchiveLocation = (text: string): boolean =>
  text.startsWith('s3:') ? isStorageUrl(text) : !/^[a-z][a-z\d+.-]+:/i.test(text);

const POSITIVE_INTEGER = 'must be a whole number from 1';
const SHARE = 'must be a number from 0 to 1';
const POSITIVE_SHARE = 'must be a number above 0, 1 at most';
const PORT_RANGE = 'must be a port number from 0 to 65535';
const port = z.coerce.number(PORT_RANGE).int(PORT_RANGE).min(0, PORT_RANGE).max(65535, PORT_RANGE);

export const bracketed = (name: string) => (name.includes(':') ? `[${name}]` : name);

const host = z
  .string()
  .refine(
    (name) => /^[\w.:-]+$/.test(name) && URL.canParse(`http://${bracketed(name)}`),
    'must be a host name or an address',
  )
  .default('127.0.0.1');

export const schema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(4321),
  HOST: host,
  METRICS_PORT: port.optional(),
  METRICS_HOST: host,
  PUBLIC_URL: webUrl
    .refine(
      (value) => !URL.canParse(value) || (new URL(value).pathname === '/' && !/[?#@]/.test(value)),
      'must be an origin without path, such as https://www.example.com',
    )
    .optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  /** A connection that bypasses the pooler behind DATABASE_URL. */
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  /** A replica that public pages are read from: one server. */
  DATABASE_READ_URL: postgresUrl.optional(),
  /** Lag in seconds beyond which public pages are read from the primary again. */
  DATABASE_READ_MAX_LAG: z.coerce
    .number(POSITIVE_INTEGER)
    .int(POSITIVE_INTEGER)
    .min(1, POSITIVE_INTEGER)
    .default(5),
  STORAGE_URL: z
    .string()
    .refine(isStorageUrl, 'must be file: with a path, or s3://bucket')
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      isMailServer,
      'must begin with smtp:// or smtps:// and name a host; signs in a name or password are written as %40',
    )
    .optional(),
  MAIL_FROM: mailAddress.optional(),
  INVITATIONS_PER_DAY: z.coerce
    .number(POSITIVE_INTEGER)
    .int(POSITIVE_INTEGER)
    .min(1, POSITIVE_INTEGER)
    .default(500),
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
  /** Contact address on pages and Reply-To of mails: an inbox that is read. */
  MAIL_REPLY_TO: mailAddress.optional(),
  BOUNCE_PORT: port.optional(),
  BOUNCE_DOMAIN: z
    .string()
    .regex(/^[a-z\d-]+(?:\.[a-z\d-]+)*$/, 'must be a host name in small letters')
    .optional(),
  /** HMAC key of the mail service's webhooks. */
  MAIL_EVENTS_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Name and postal address of the data controller that the privacy policies name. */
  OPERATOR: z
    .string()
    .regex(/^[^\r\n]{3,200}$/, 'must be one line of 3 to 200 characters')
    .optional(),
  /** Counts quoted on landing pages; our own server counts them at its start. */
  QUOTED_REVIEWS: z.string().default('40,000+'),
  QUOTED_COMPANIES: z.string().default('11,000+'),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Backups are one encrypted file when it is set. */
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  /** Encrypted WAL archive for point-in-time recovery: a folder or a bucket. */
  ARCHIVE_DIR: z.string().refine(isArchiveLocation, 'must be a folder or s3://').optional(),
  ARCHIVE_DAYS: z.coerce
    .number(POSITIVE_INTEGER)
    .int(POSITIVE_INTEGER)
    .min(1, POSITIVE_INTEGER)
    .default(3),
  GOOGLE_CLIENT_ID: z.string().regex(/^\S+$/, 'must be one word').optional(),
  GOOGLE_JWKS_URL: webUrl.default('https://www.googleapis.com/oauth2/v3/certs'),
  RESUME_API_URL: webUrl.optional(),
  SISTER_API_URL: webUrl.optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(entries)
    .refine((all) => all.every(isNetwork), 'must be addresses or networks separated by commas'),
  /** Further names this server answers to, such as that of the API host behind Netlify. */
  ALLOWED_HOSTS: z
    .string()
    .regex(/^[\w.,\s-]*$/, 'must be host names without port, separated by commas')
    .default('')
    .transform(entries),
  /** Prefix of the API's URLs behind a front proxy that keeps it. */
  API_PREFIX: z
    .string()
    .regex(/^(?:\/[\w~-][\w.~-]*)+$/, 'must be a path such as /jobs')
    .default(''),
  /** Enables IndexNow; the key is served publicly, so it is no secret. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits or -')
    .optional(),
  INDEXNOW_URL: webUrl.default('https://api.indexnow.org/indexnow'),
  CACHE_MB: z.coerce
    .number(POSITIVE_INTEGER)
    .int(POSITIVE_INTEGER)
    .min(1, POSITIVE_INTEGER)
    .default(64),
  NETLIFY_SITE_ID: z.string().optional(),
  NETLIFY_PURGE_TOKEN: z.string().optional(),
  /** Purge endpoint of a cache in front and its secret: both or neither. */
  CACHE_PURGE_URL: webUrl.optional(),
  CACHE_PURGE_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  OTEL_SERVICE_NAME: z.string().default('yousay'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(SHARE).min(0, SHARE).max(1, SHARE).default(1),
  SEED_SCALE: z.coerce
    .number(POSITIVE_SHARE)
    .gt(0, POSITIVE_SHARE)
    .max(1, POSITIVE_SHARE)
    .default(1),
  DEMO: z.enum(['0', '1', 'false', 'true'], 'must be 0 or 1').optional(),
});
