import type { EnvName } from './env.ts';

interface Description {
  /** Markdown, with links as docs/configuration.md needs them. */
  readonly text: string;
  /** Default that env.ts computes from other settings, as Markdown. */
  readonly computed?: string;
}

type Descriptions = Partial<Record<EnvName, Description>>;

/** Descriptions of all settings under the headings of docs/configuration.md. */
export const ENV_DESCRIPTIONS: Readonly<Record<string, Descriptions>> = {
  Server: {
    PORT: { text: 'port the server listens on; `0` takes a free one' },
    HOST: { text: 'host name or address the server listens on' },
    METRICS_PORT: {
      text: '`/metrics` and the probes `/livez`, `/readyz` and `/healthz`, which `PORT` answers too ([operations](operations.md#processes)); alerts and a dashboard: [deploy/monitoring](../deploy/monitoring), [runbook](runbook.md)',
      computed: '`PORT` + 10000',
    },
    METRICS_HOST: { text: 'host name or address that `METRICS_PORT` is opened on' },
    PUBLIC_URL: {
      text: 'origin in links, mails and sitemaps; requests to other hosts are rejected',
      computed: 'from `HOST` and `PORT`',
    },
    ALLOWED_HOSTS: { text: 'further host names this server answers to' },
    API_PREFIX: {
      text: 'path such as `/jobs` before `/yousayapi` and `/yousay-api`: the API answers there as well, and the OpenAPI document names it',
    },
    TRUSTED_PROXIES: { text: 'addresses or networks whose forwarded headers count' },
    ROLE: {
      text: '`web` serves, `worker` runs jobs, `all` does both: its jobs run in a second process, which it starts and ends; `web` and `worker` must be given what they [share](operations.md#processes)',
    },
    NODE_ENV: { text: '`production` turns `DEMO` off unless it is set' },
    SESSION_SECRET: {
      text: 'signs sessions, and hashes suppressed addresses, which get no invitations; at least 32 characters; under another one those addresses are not recognized any more',
      computed: 'generated into `DATA_DIR`',
    },
    LOG_LEVEL: { text: 'level of the JSON logs, from `trace` to `fatal`, or `silent`' },
  },
  'Data and backups': {
    DATA_DIR: { text: 'database, files, mails, secrets; one process at a time locks it' },
    DATABASE_URL: { text: 'PostgreSQL to use instead of the embedded one' },
    DATABASE_DIRECT_URL: {
      text: 'the same database past a pooler such as PgBouncer in transaction mode: for migrations, scripts, jobs, invalidations of pages and the locks of uploads; the role of `DATABASE_URL` then needs settings of its own ([limits.sql](../deploy/container/limits.sql)), which the server checks at its start and `/healthz` (`limits`) watches ([why](decisions/pooler-and-replica.md))',
      computed: '`DATABASE_URL`',
    },
    DATABASE_READ_URL: {
      text: 'streaming replica, one server and past any pooler, that public pages are read from; the primary is read whenever the replica is too far behind ([why](decisions/pooler-and-replica.md))',
    },
    DATABASE_READ_MAX_LAG: {
      text: 'seconds the replica may be behind, during which it is also read while the primary is away',
    },
    STORAGE_URL: {
      text: '`file:` directory or `s3://` bucket for uploads',
      computed: '`file:` in `DATA_DIR`',
    },
    ARCHIVE_DIR: {
      text: 'folder, best on another disk, or `s3://` bucket of its own without versions, for the log and daily copies of the embedded database, encrypted by `BACKUP_PASSPHRASE`, from which any moment can be restored ([how](decisions/backup-and-pitr.md))',
    },
    ARCHIVE_DAYS: { text: 'days the archive is retained' },
    BACKUP_PASSPHRASE: {
      text: 'encrypts backups, as `openssl enc -aes-256-cbc -pbkdf2 -iter 600000` does; at least 12 characters',
    },
    DEMO: {
      text: 'seeds an empty database with the demo; elsewhere a database that holds it is served only with `1`',
      computed: '`1`; `0` in production and where `HOST` or `PUBLIC_URL` is not this machine',
    },
    SEED_SCALE: { text: 'a part of the demo, such as `0.05`, with the same accounts' },
  },
  Mail: {
    SMTP_URL: { text: 'mail server; unset, mails are written to `DATA_DIR/mail` as `.eml`' },
    MAIL_FROM: {
      text: 'sender of mails; must be given with `SMTP_URL`, unless `HOST` and `PUBLIC_URL` are this machine',
      computed: '`YouSay <no-reply@localhost>`',
    },
    MAIL_REPLY_TO: {
      text: 'address that pages name and that answers to mails and appeals go to; its inbox must be read; must be given where `MAIL_FROM` must',
      computed: '`hello@yousay.example`',
    },
    OPERATOR: {
      text: 'name and postal address of the operator: the data controller that privacy and terms name; must be given where `MAIL_FROM` must',
      computed: 'an example',
    },
    INVITATIONS_PER_DAY: {
      text: 'invitations a company may send a day; the rest of a list is sent on the next days',
    },
    DKIM_KEY: {
      text: 'signs mails for the domain of `MAIL_FROM`: the private half of an RSA key as PEM (line breaks may be written as `\\n`); its public half stands in the DNS at `SELECTOR._domainkey.DOMAIN`',
    },
    DKIM_SELECTOR: { text: 'selector of the DKIM key' },
    BOUNCE_PORT: {
      text: 'SMTP port for bounced invitations, which the MX of `BOUNCE_DOMAIN` leads to; without both, invitations bounce to `MAIL_FROM` and are ended by their link alone',
    },
    BOUNCE_DOMAIN: { text: 'domain of the addresses that bounces go to' },
    MAIL_EVENTS_KEY: {
      text: 'key by which a mail service signs bounces and complaints that it sends to `POST /yousayapi/mail/events`; at least 32 characters',
    },
  },
  'Pages and caches': {
    CACHE_MB: {
      text: 'megabytes of pages that each web process caches in memory, 2,048 on a machine of 8 GB ([scale](scale.md)); at most 60 % of the memory of the machine',
    },
    CACHE_PURGE_URL: {
      text: 'a cache in front: pages name by `Surrogate-Control` and `Surrogate-Key` how long it may cache them, and changes are sent there by tag; for [Varnish](../deploy/varnish/default.vcl) `http://HOST/purge`, for Fastly `https://api.fastly.com/service/ID/purge`',
    },
    CACHE_PURGE_TOKEN: { text: 'secret of that cache; at least 16 characters' },
    NETLIFY_SITE_ID: { text: 'lets the API host purge changed pages at Netlify' },
    NETLIFY_PURGE_TOKEN: { text: 'secret of that purge' },
    QUOTED_REVIEWS: {
      text: 'number of reviews that landing pages on Netlify quote; the own server counts them at its start',
    },
    QUOTED_COMPANIES: { text: 'likewise of companies' },
    INDEXNOW_KEY: {
      text: 'search engines are notified of published and closed company pages; unset, they are not ([how](decisions/showcase-and-search-engines.md))',
    },
    INDEXNOW_URL: { text: 'endpoint of IndexNow' },
  },
  'Other services': {
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      text: 'collector of traces of requests, queries, jobs and mails (OTLP over HTTP, such as `http://127.0.0.1:4318`); unset, nothing of it is loaded ([content](decisions/observability.md))',
    },
    OTEL_TRACES_SAMPLER_ARG: { text: 'share of traces that is sent' },
    OTEL_SERVICE_NAME: { text: 'name of the service in traces' },
    GOOGLE_CLIENT_ID: {
      text: 'client id of sign-in with Google; unset, there is no such button',
    },
    GOOGLE_JWKS_URL: { text: 'public keys of Google' },
    RESUME_API_URL: { text: 'service that stores resumes instead of the tables of the product' },
    SISTER_API_URL: {
      text: 'product whose customers may sign in with its passwords; user and password in it are sent as Basic authorization',
    },
  },
};
