import * as z from 'zod';
import {
  archiveLocation,
  host,
  hostNames,
  mailAddress,
  mailServer,
  networks,
  origin,
  port,
  positiveInteger,
  postgresUrl,
  rsaKey,
  secret,
  storageLocation,
  webUrl,
} from './env-formats.ts';

const SHARE = 'must be a number from 0 to 1';
const POSITIVE_SHARE = 'must be a number above 0, 1 at most';

/** All settings under the headings of docs/configuration.md. */
export const SETTING_GROUPS = {
  Server: {
    PORT: port.default(4321).describe('port the server listens on; `0` takes a free one'),
    HOST: host.describe('host name or address the server listens on'),
    METRICS_PORT: z.optional(port).meta({
      description:
        '`/metrics` and the probes `/livez`, `/readyz` and `/healthz`, which `PORT` answers too ([operations](operations.md#processes)); alerts and a dashboard: [deploy/monitoring](../deploy/monitoring), [runbook](runbook.md)',
      computed: '`PORT` + 10000',
    }),
    METRICS_HOST: host.describe('host name or address that `METRICS_PORT` is opened on'),
    PUBLIC_URL: z.optional(origin).meta({
      description: 'origin in links, mails and sitemaps; requests to other hosts are rejected',
      computed: 'from `HOST` and `PORT`',
    }),
    ALLOWED_HOSTS: hostNames.describe('further host names this server answers to'),
    API_PREFIX: z
      .string()
      .regex(/^(?:\/[\w~-][\w.~-]*)+$/, 'must be a path such as /jobs')
      .default('')
      .describe(
        'path such as `/jobs` before `/yousayapi` and `/yousay-api`: the API answers there as well, and the OpenAPI document names it',
      ),
    TRUSTED_PROXIES: networks.describe('addresses or networks whose forwarded headers count'),
    ROLE: z
      .enum(['all', 'web', 'worker'], 'must be all, web or worker')
      .default('all')
      .describe(
        '`web` serves, `worker` runs jobs, `all` does both: its jobs run in a second process, which it starts and ends; `web` and `worker` need what they [share](operations.md#processes)',
      ),
    NODE_ENV: z
      .string()
      .default('development')
      .describe('`production` turns `DEMO` off unless it is set'),
    SESSION_SECRET: secret(32).meta({
      description:
        'signs sessions, and hashes suppressed addresses, which get no invitations; at least 32 characters; under another one those addresses are not recognized any more',
      computed: 'generated into `DATA_DIR`',
    }),
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be fatal, error, warn, info, debug, trace or silent',
      )
      .default('info')
      .describe('level of the JSON logs, from `trace` to `fatal`, or `silent`'),
  },
  'Data and backups': {
    DATA_DIR: z
      .string()
      .default('.data')
      .describe('database, files, mails, secrets; one process at a time locks it'),
    DATABASE_URL: z.optional(postgresUrl).describe('PostgreSQL to use instead of the embedded one'),
    DATABASE_DIRECT_URL: z.optional(postgresUrl).meta({
      description:
        'the same database past a pooler such as PgBouncer in transaction mode: for migrations, scripts, jobs, invalidations of pages and the locks of uploads; the role of `DATABASE_URL` then needs settings of its own ([limits.sql](../deploy/container/limits.sql)), which the server checks at its start and `/healthz` (`limits`) watches ([why](decisions/pooler-and-replica.md))',
      computed: '`DATABASE_URL`',
    }),
    DATABASE_READ_URL: z
      .optional(postgresUrl)
      .describe(
        'streaming replica, one server and past any pooler, that public pages are read from; the primary is read whenever the replica is too far behind ([why](decisions/pooler-and-replica.md))',
      ),
    DATABASE_READ_MAX_LAG: positiveInteger
      .default(5)
      .describe(
        'seconds the replica may be behind, during which it is also read while the primary is away',
      ),
    STORAGE_URL: z.optional(storageLocation).meta({
      description: '`file:` directory or `s3://` bucket for uploads',
      computed: '`file:` in `DATA_DIR`',
    }),
    ARCHIVE_DIR: z
      .optional(archiveLocation)
      .describe(
        'folder, best on another disk, or `s3://` bucket of its own without versions, for the log and daily copies of the embedded database, encrypted by `BACKUP_PASSPHRASE`, from which any moment can be restored ([how](decisions/backup-and-pitr.md))',
      ),
    ARCHIVE_KEEP_DAYS: positiveInteger.default(3).describe('days the archive is retained'),
    BACKUP_PASSPHRASE: secret(12).describe(
      'encrypts backups, as `openssl enc -aes-256-cbc -pbkdf2 -iter 600000` does; at least 12 characters',
    ),
    DEMO: z.enum(['0', '1', 'false', 'true'], 'must be 0 or 1').optional().meta({
      description:
        'seeds an empty database with the demo; elsewhere a database that holds it is served only with `1`',
      computed: '`1`; `0` in production and where `HOST` or `PUBLIC_URL` is not this machine',
    }),
    SEED_SCALE: z.coerce
      .number(POSITIVE_SHARE)
      .gt(0, POSITIVE_SHARE)
      .max(1, POSITIVE_SHARE)
      .default(1)
      .describe('a part of the demo, such as `0.05`, with the same accounts'),
  },
  Mail: {
    SMTP_URL: z
      .optional(mailServer)
      .describe('mail server; unset, mails are written to `DATA_DIR/mail` as `.eml`'),
    MAIL_FROM: z.optional(mailAddress).meta({
      description:
        'sender of mails; must be given with `SMTP_URL`, unless `HOST` and `PUBLIC_URL` are this machine',
      computed: '`YouSay <no-reply@localhost>`',
    }),
    MAIL_REPLY_TO: z.optional(mailAddress).meta({
      description:
        'address that pages name and that answers to mails and appeals go to; its inbox must be read; must be given where `MAIL_FROM` must',
      computed: '`hello@yousay.example`',
    }),
    OPERATOR: z
      .string()
      .regex(/^[^\r\n]{3,200}$/, 'must be one line of 3 to 200 characters')
      .optional()
      .meta({
        description:
          'name and postal address of the operator: the data controller that privacy and terms name; must be given where `MAIL_FROM` must',
        computed: 'an example',
      }),
    INVITATIONS_PER_DAY: positiveInteger
      .default(500)
      .describe(
        'invitations a company may send a day; the rest of a list is sent on the next days',
      ),
    DKIM_KEY: z
      .optional(rsaKey)
      .describe(
        'signs mails for the domain of `MAIL_FROM`: the private half of an RSA key as PEM (line breaks may be written as `\\n`); its public half is in the DNS at `SELECTOR._domainkey.DOMAIN`',
      ),
    DKIM_SELECTOR: z
      .string()
      .regex(/^[a-z\d](?:[\w-]{0,61}[a-z\d])?$/i, 'must be a name of the DNS')
      .default('yousay')
      .describe('selector of the DKIM key'),
    BOUNCE_PORT: z
      .optional(port)
      .describe(
        'SMTP port for bounced invitations, which the MX of `BOUNCE_DOMAIN` leads to; without both, invitations bounce to `MAIL_FROM` and are ended by their link alone',
      ),
    BOUNCE_DOMAIN: z
      .string()
      .regex(/^[a-z\d-]+(?:\.[a-z\d-]+)*$/, 'must be a host name in small letters')
      .optional()
      .describe('domain of the addresses that bounces go to'),
    MAIL_EVENTS_KEY: secret(32).describe(
      'key by which a mail service signs bounces and complaints that it sends to `POST /yousayapi/mail/events`; at least 32 characters',
    ),
  },
  'Pages and caches': {
    CACHE_MB: positiveInteger
      .default(64)
      .describe(
        'megabytes of pages that each web process caches in memory, 2,048 on a machine of 8 GB ([scale](scale.md)); at most 60 % of the memory of the machine',
      ),
    CACHE_PURGE_URL: z
      .optional(webUrl)
      .describe(
        'a cache in front: pages name by `Surrogate-Control` and `Surrogate-Key` how long it may cache them, and changes are sent there by tag; for [Varnish](../deploy/varnish/default.vcl) `http://HOST/purge`, for Fastly `https://api.fastly.com/service/ID/purge`',
      ),
    CACHE_PURGE_TOKEN: secret(16).describe('secret of that cache; at least 16 characters'),
    NETLIFY_SITE_ID: z
      .string()
      .optional()
      .describe('lets the API host purge changed pages at Netlify'),
    NETLIFY_PURGE_TOKEN: z.string().optional().describe('secret of that purge'),
    QUOTED_REVIEWS: z
      .string()
      .default('40,000+')
      .describe(
        'number of reviews that landing pages on Netlify quote; the own server counts them at its start',
      ),
    QUOTED_COMPANIES: z.string().default('11,000+').describe('likewise of companies'),
    INDEXNOW_KEY: z
      .string()
      .regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits or -')
      .optional()
      .describe(
        'search engines are notified of published and closed company pages; unset, they are not ([how](decisions/showcase-and-search-engines.md))',
      ),
    INDEXNOW_URL: webUrl
      .default('https://api.indexnow.org/indexnow')
      .describe('endpoint of IndexNow'),
  },
  'Other services': {
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .optional(webUrl)
      .describe(
        'collector of traces of requests, queries, jobs and mails (OTLP over HTTP, such as `http://127.0.0.1:4318`); unset, nothing of it is loaded ([content](decisions/observability.md))',
      ),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number(SHARE)
      .min(0, SHARE)
      .max(1, SHARE)
      .default(1)
      .describe('share of traces that is sent'),
    OTEL_SERVICE_NAME: z.string().default('yousay').describe('name of the service in traces'),
    GOOGLE_CLIENT_ID: z
      .string()
      .regex(/^\S+$/, 'must be one word')
      .optional()
      .describe('client id of sign-in with Google; unset, there is no such button'),
    GOOGLE_JWKS_URL: webUrl
      .default('https://www.googleapis.com/oauth2/v3/certs')
      .describe('public keys of Google'),
    RESUME_API_URL: z
      .optional(webUrl)
      .describe('service that stores resumes instead of the tables of the product'),
    SISTER_API_URL: z
      .optional(webUrl)
      .describe(
        'product whose customers may sign in with its passwords; user and password in it are sent as Basic authorization',
      ),
  },
};

export const schema = z.object({
  ...SETTING_GROUPS.Server,
  ...SETTING_GROUPS['Data and backups'],
  ...SETTING_GROUPS.Mail,
  ...SETTING_GROUPS['Pages and caches'],
  ...SETTING_GROUPS['Other services'],
});

export type EnvName = keyof typeof schema.shape;
