import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { EnvError, env, parseEnv, problemsOf } from './env.ts';

function valid(source: Record<string, string>) {
  const result = parseEnv(source);
  if (!result.ok) throw new Error(problemsOf(result).join('\n'));
  return result.value;
}

function problems(source: Record<string, string>) {
  const result = parseEnv(source);
  return result.ok ? [] : problemsOf(result);
}

const together = (...names: [string, string]) => [`${names.join(' and ')} must be given together`];

describe('parseEnv', () => {
  test('works with every default', () => {
    expect(valid({})).toMatchObject({
      PORT: 4321,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://127.0.0.1:4321',
      METRICS_PORT: 14321,
      DATA_DIR: resolve('.data'),
      STORAGE_URL: `file:${resolve('.data')}/storage`,
      DATABASE_URL: undefined,
      SMTP_URL: undefined,
      ROLE: 'all',
      LOG_LEVEL: 'info',
      TRUSTED_PROXIES: [],
      ALLOWED_HOSTS: [],
      DEMO: true,
    });
  });

  test.each<[Record<string, string>, string[]]>([
    [{ ARCHIVE_DAYS: '3' }, ['ARCHIVE_DAYS is ARCHIVE_KEEP_DAYS now']],
    [{ ARCHIVE_DAYS: '' }, []],
    [{ DKIM_KEY: 'secret words' }, ['DKIM_KEY must be the private half of an RSA key, as PEM']],
    [{ BOUNCE_PORT: '2525' }, together('BOUNCE_PORT', 'BOUNCE_DOMAIN')],
    [{ BOUNCE_DOMAIN: 'b.example.com' }, together('BOUNCE_PORT', 'BOUNCE_DOMAIN')],
    [{ BOUNCE_PORT: '2525', BOUNCE_DOMAIN: 'b.example.com' }, []],
    [{ CACHE_PURGE_TOKEN: 't'.repeat(16) }, together('CACHE_PURGE_URL', 'CACHE_PURGE_TOKEN')],
    [{ NETLIFY_SITE_ID: 'a' }, together('NETLIFY_SITE_ID', 'NETLIFY_PURGE_TOKEN')],
    [{ ARCHIVE_DIR: '/mnt' }, ['BACKUP_PASSPHRASE must be given: it seals ARCHIVE_DIR']],
    [{ PORT: '4321', METRICS_PORT: '4321' }, ['METRICS_PORT must be another one than PORT']],
    [{ PORT: '0', METRICS_PORT: '0' }, []],
    [
      { BOUNCE_PORT: '4321', BOUNCE_DOMAIN: 'bounce.example' },
      ['BOUNCE_PORT must be another one than PORT and METRICS_PORT'],
    ],
    [
      { DATABASE_READ_URL: 'postgres://replica.example/yousay' },
      ['DATABASE_URL must be given: DATABASE_READ_URL is a replica of it'],
    ],
    [
      { DATABASE_DIRECT_URL: 'postgres://server.example/yousay' },
      ['DATABASE_URL must be given: DATABASE_DIRECT_URL is the server behind it'],
    ],
  ])('reports contradictions of %j as %j', (source, expected) =>
    expect(problems(source)).toEqual(expected),
  );

  test('requires a folder or a separate bucket and a passphrase for the archive', () => {
    const BACKUP_PASSPHRASE = 'correct horse battery';
    const ofServer = (DATABASE_URL: string) =>
      problems({ ARCHIVE_DIR: '/mnt/archive', BACKUP_PASSPHRASE, DATABASE_URL });
    expect(ofServer('postgres://db.example/yousay')).toEqual([
      'ARCHIVE_DIR must not be given: it is for the embedded database, not for DATABASE_URL',
    ]);
    expect(ofServer('postgres://localhost/yousay?host=%2Frun%2Fyousay')).toEqual([]);
    const archived = (ARCHIVE_DIR: string) =>
      problems({ ARCHIVE_DIR, BACKUP_PASSPHRASE, STORAGE_URL: 's3://key:secret@pictures' });
    expect(archived('/mnt/archive')).toEqual([]);
    expect(archived('s3://other:secret@archive')).toEqual([]);
    expect(archived('s3://other:secret@pictures')).toEqual([
      'ARCHIVE_DIR must be another bucket than STORAGE_URL',
    ]);
    expect(archived('s3: secret')).toEqual(['ARCHIVE_DIR must be a folder or s3://']);
  });

  test('treats an empty value as unset', () => {
    const empty = valid({ PORT: '', DATABASE_URL: '', DEMO: '', ARCHIVE_DAYS: '' });
    expect(empty).toMatchObject({ PORT: 4321, DEMO: true, ARCHIVE_KEEP_DAYS: 3 });
  });

  test('disables the demo in production by default', () => {
    expect(valid({ NODE_ENV: 'production' }).DEMO).toBe(false);
    expect(valid({ NODE_ENV: 'production', DEMO: '1' }).DEMO).toBe(true);
    expect(valid({ DEMO: '0' }).DEMO).toBe(false);
  });

  test.each([
    ['https://yousay.example', false],
    ['http://127.0.0.1.evil.example', false],
    ['http://192.168.1.2:4321', false],
    ['http://localhost:8080', true],
    ['http://127.0.0.2', true],
    ['http://[::1]:4321', true],
  ])('at %s the demo is enabled by default: %s', (address, isDemo) => {
    expect(valid({ PUBLIC_URL: address }).DEMO).toBe(isDemo);
    expect(valid({ PUBLIC_URL: address, DEMO: '1' }).DEMO).toBe(true);
  });

  test.each([
    ['0.0.0.0', false],
    ['::', false],
    ['192.168.1.2', false],
    ['web.example', false],
    ['::1', true],
    ['localhost', true],
  ])('listening at %s the demo is enabled by default: %s', (HOST, isDemo) => {
    for (const PUBLIC_URL of ['', 'http://localhost:4321']) {
      expect(valid({ HOST, PUBLIC_URL, DEMO: '1' }).DEMO).toBe(true);
      expect(valid({ HOST, PUBLIC_URL })).toMatchObject({ DEMO: isDemo, LOCAL: isDemo });
    }
  });

  test('derives the public origin from host and port', () => {
    expect(valid({ HOST: '::1', PORT: '80' }).PUBLIC_URL).toBe('http://[::1]');
    expect(valid({ HOST: '0.0.0.0', PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080');
    expect(valid({ PUBLIC_URL: 'https://yousay.example/' }).PUBLIC_URL).toBe(
      'https://yousay.example',
    );
    expect(problems({ PUBLIC_URL: 'https://yousay.example/th' })).toHaveLength(1);
  });

  test('reports each invalid variable in one line', () => {
    expect(problems({ PORT: '70000', ROLE: 'boss', STORAGE_URL: 'ftp://x', DEMO: 'yes' })).toEqual([
      'PORT must be a port number from 0 to 65535, not "70000"',
      'ROLE must be all, web or worker, not "boss"',
      'STORAGE_URL must be file: with a path, or s3://bucket',
      'DEMO must be 0 or 1, not "yes"',
    ]);
  });

  test.each([
    ['PORT', 'abc'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_DIRECT_URL', 'localhost'],
    ['DATABASE_READ_URL', 'localhost'],
    ['DATABASE_READ_MAX_LAG', '0'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'smtp:5116'],
    ['SMTP_URL', 'smtp://mail.example:0'],
    ['SMTP_URL', 'smtp://name:100%@mail.example'],
    ['ARCHIVE_DIR', 'http://archive.example'],
    ['ARCHIVE_DIR', 's3://archive?endpoint=nowhere'],
    ['GOOGLE_CLIENT_ID', ' '],
    ['PUBLIC_URL', 'yousay.example'],
    ['PUBLIC_URL', 'https://name:word@yousay.example'],
    ['CACHE_MB', '100000000'],
    ['SESSION_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['TRUSTED_PROXIES', '127.0.0.1, 10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'dead'],
    ['TRUSTED_PROXIES', 'fe80::1%eth0'],
    ['HOST', '999.1.1.1'],
    ['HOST', '127.0.0.1:4321'],
    ['STORAGE_URL', 's3://'],
    ['STORAGE_URL', 's3://bucket?endpoint=127.0.0.1:9000'],
    ['STORAGE_URL', 's3://bucket?endpoint=ftp://store.example'],
    ['STORAGE_URL', 'file://elsewhere/files'],
    ['SEED_SCALE', 'half'],
    ['SEED_SCALE', '0'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_REPLY_TO', 'nobody'],
    ['MAIL_REPLY_TO', '<hello@>'],
    ['MAIL_FROM', 'YouSay <no-reply@>'],
    ['MAIL_FROM', 'YouSay <no-reply@b.example'],
    ['MAIL_FROM', 'no reply@b.example'],
    ['OPERATOR', 'two\nlines'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
    ['RESUME_API_URL', 'resume'],
    ['INDEXNOW_KEY', 'k/../key'],
    ['API_PREFIX', 'jobs/'],
    ['API_PREFIX', '/../jobs'],
    ['INDEXNOW_URL', 'ftp://indexnow.example'],
  ])('rejects %s=%j in one line', (name, value) => {
    const sealed = name === 'ARCHIVE_DIR' ? { BACKUP_PASSPHRASE: 'a long one to seal it' } : {};
    const lines = problems({ ...sealed, [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} must [^\\n]+$`));
  });

  test('requires a sender, a reply address and an operator when mails leave the machine', () => {
    const smtp = { SMTP_URL: 'smtp://mail.example' };
    const served = { ...smtp, PUBLIC_URL: 'https://yousay.example' };
    expect(problems(served)).toEqual([
      'MAIL_FROM must be given: SMTP_URL sends mails to others',
      'MAIL_REPLY_TO must be given: SMTP_URL sends mails to others',
      'OPERATOR must be given: SMTP_URL sends mails to others',
    ]);
    const senders = {
      MAIL_FROM: 'no-reply@a.example',
      MAIL_REPLY_TO: 'hello@a.example',
      OPERATOR: 'A Co., Ltd., 9 Sathon Road, Bangkok 10120',
    };
    expect(valid({ ...served, ...senders })).toMatchObject(senders);
    expect(problems({ ...smtp, PUBLIC_URL: 'http://localhost:8080' })).toEqual([]);
    expect(problems({ PUBLIC_URL: 'https://yousay.example' })).toEqual([]);
  });

  test('requires the settings shared by several processes', () => {
    const shared = {
      DATABASE_URL: 'postgres://database.example/yousay',
      SESSION_SECRET: 's'.repeat(32),
      PUBLIC_URL: 'https://yousay.example',
      STORAGE_URL: 's3://yousay',
    };
    for (const ROLE of ['web', 'worker']) {
      expect(problems({ ROLE, ...shared })).toEqual([]);
      expect(problems({ ROLE })).toEqual(
        Object.keys(shared).map(
          (name) => `${name} must be given: with ROLE=${ROLE} other processes share it`,
        ),
      );
    }
  });

  test('never repeats a secret', () => {
    expect(
      problems({ SMTP_URL: 'https://u:hunter2@x', SESSION_SECRET: 'hunter2' }).join(),
    ).not.toContain('hunter2');
  });

  test('parses proxies as a list', () => {
    expect(valid({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' }).TRUSTED_PROXIES).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
    ]);
  });
});

describe('env', () => {
  test('follows a changed variable', () => {
    vi.stubEnv('PORT', '4001');
    expect(env().PORT).toBe(4001);
    expect(env()).toBe(env());
    vi.stubEnv('PORT', '4002');
    expect(env().PORT).toBe(4002);
    vi.stubEnv('PORT', 'x');
    expect(() => env()).toThrow(EnvError);
  });

  test('stores one generated session secret in DATA_DIR, readable by its owner only', () => {
    const directory = mkdtempSync(join(tmpdir(), 'yousay-env-'));
    try {
      vi.stubEnv('DATA_DIR', directory);
      vi.stubEnv('SESSION_SECRET', '');
      const secret = env().SESSION_SECRET;
      expect(secret.length).toBeGreaterThanOrEqual(32);
      vi.stubEnv('PORT', '4003');
      expect(env().SESSION_SECRET).toBe(secret);
      expect(statSync(join(directory, 'session-secret')).mode & 0o777).toBe(0o600);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});
