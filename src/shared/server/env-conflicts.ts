import { totalmem } from 'node:os';
import type * as z from 'zod';
import { bracketed } from './env-formats.ts';
import type { EnvName, schema } from './env-schema.ts';

type Settings = z.infer<typeof schema>;
type Conflict = readonly [name: EnvName, problem: string];

const SHARED = ['DATABASE_URL', 'SESSION_SECRET', 'PUBLIC_URL', 'STORAGE_URL'] as const;

const SET_TOGETHER = [
  ['BOUNCE_PORT', 'BOUNCE_DOMAIN'],
  ['CACHE_PURGE_URL', 'CACHE_PURGE_TOKEN'],
  ['NETLIFY_SITE_ID', 'NETLIFY_PURGE_TOKEN'],
] as const;

const RELATED_URLS = [
  ['DATABASE_DIRECT_URL', 'the server behind it'],
  ['DATABASE_READ_URL', 'a replica of it'],
] as const;

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Maximum share of memory for the page cache: serving needs half of a page's bytes once more. */
const MAX_CACHE_SHARE = 0.6;

/** Yields conflicts between settings that are valid one by one. */
export function* conflictsIn(settings: Settings): Generator<Conflict> {
  const isSet = (name: EnvName) => settings[name] !== undefined;
  const { ROLE, PORT, METRICS_PORT, BOUNCE_PORT, CACHE_MB } = settings;
  for (const [first, second] of SET_TOGETHER) {
    if (isSet(first) !== isSet(second))
      yield [first, `${first} and ${second} must be given together`];
  }
  for (const name of SHARED) {
    if (ROLE !== 'all' && !isSet(name))
      yield [name, `${name} must be given: with ROLE=${ROLE} other processes share it`];
  }
  for (const [name, role] of RELATED_URLS) {
    if (isSet(name) && !isSet('DATABASE_URL'))
      yield [name, `DATABASE_URL must be given: ${name} is ${role}`];
  }
  yield* archiveConflictsIn(settings);
  const maxCacheMb = Math.floor((memoryBytes() * MAX_CACHE_SHARE) / 2 ** 20);
  if (CACHE_MB > maxCacheMb)
    yield ['CACHE_MB', `CACHE_MB must be at most ${maxCacheMb} on this machine, not ${CACHE_MB}`];
  if (PORT !== 0 && METRICS_PORT === PORT)
    yield ['METRICS_PORT', 'METRICS_PORT must be another one than PORT'];
  if (BOUNCE_PORT && [PORT, METRICS_PORT].includes(BOUNCE_PORT))
    yield ['BOUNCE_PORT', 'BOUNCE_PORT must be another one than PORT and METRICS_PORT'];
  // Defaults name example addresses, which must not appear once mails leave the machine.
  for (const name of ['MAIL_FROM', 'MAIL_REPLY_TO', 'OPERATOR'] as const) {
    if (isSet('SMTP_URL') && !isLocal(settings) && !isSet(name))
      yield [name, `${name} must be given: SMTP_URL sends mails to others`];
  }
}

/** The archive needs encryption and no versioned bucket, as WAL holds sessions and erased data. */
function* archiveConflictsIn(settings: Settings): Generator<Conflict> {
  const { ARCHIVE_DIR, BACKUP_PASSPHRASE, STORAGE_URL, DATABASE_URL } = settings;
  if (ARCHIVE_DIR === undefined) return;
  if (BACKUP_PASSPHRASE === undefined)
    yield ['BACKUP_PASSPHRASE', 'BACKUP_PASSPHRASE must be given: it seals ARCHIVE_DIR'];
  if (STORAGE_URL !== undefined && bucketOf(ARCHIVE_DIR) === bucketOf(STORAGE_URL))
    yield ['ARCHIVE_DIR', 'ARCHIVE_DIR must be another bucket than STORAGE_URL'];
  if (DATABASE_URL !== undefined && !isEmbedded(DATABASE_URL))
    yield [
      'ARCHIVE_DIR',
      'ARCHIVE_DIR must not be given: it is for the embedded database, not for DATABASE_URL',
    ];
}

function bucketOf(location: string): string {
  if (!location.startsWith('s3:')) return location;
  const { hostname, searchParams } = new URL(location);
  return `${hostname} ${searchParams.get('endpoint')}`;
}

/** Returns whether the URL is that of the embedded database, which is always a Unix socket. */
const isEmbedded = (url: string) => new URL(url).searchParams.get('host')?.startsWith('/') ?? false;

/** Memory of the machine, or of the container around this process where that is less. */
const memoryBytes = () => Math.min(totalmem(), process.constrainedMemory() || totalmem());

/** True when PUBLIC_URL and HOST can be reached from this machine only. */
export function isLocal(settings: Settings): boolean {
  const hosts = [publicUrl(settings).hostname, bracketed(settings.HOST)];
  return hosts.every((host) => LOOPBACK.test(host));
}

export const publicUrl = ({ PUBLIC_URL, HOST, PORT }: Settings): URL =>
  new URL(PUBLIC_URL ?? `http://${displayHost(HOST)}:${PORT}`);

/** The addresses 0.0.0.0 and :: mean every interface and cannot be opened in a browser. */
function displayHost(host: string): string {
  return host === '0.0.0.0' || host === '::' ? 'localhost' : bracketed(host);
}
