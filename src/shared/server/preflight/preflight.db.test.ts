import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type DatabaseProxy, databaseProxy } from '#tests/database/db-proxy.ts';
import { withDatabaseName } from '../db/named-databases.ts';
import { parseEnv, problemsOf } from '../env.ts';
import { preflight } from './preflight.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yousay-preflight-'));
const database = process.env.DATABASE_URL ?? '';
let proxy: DatabaseProxy;

beforeAll(async () => {
  proxy = await databaseProxy(database);
});

afterEach(() => {
  vi.unstubAllEnvs();
  Object.assign(proxy, { mode: 'open', renumbers: false });
});

afterAll(async () => {
  await proxy.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function problemWith(given: Record<string, string>): Promise<string | null> {
  vi.stubEnv('DATABASE_URL', given.DATABASE_URL ?? '');
  vi.stubEnv('DATABASE_DIRECT_URL', given.DATABASE_DIRECT_URL ?? '');
  const result = parseEnv({ DATA_DIR: dataDir, PORT: '0', METRICS_PORT: '0', ...given });
  if (!result.ok) throw new Error(problemsOf(result).join());
  const failed = await preflight(result.value, { waitMs: 0 }).catch((error: Error) => error);
  return failed instanceof Error ? failed.message : null;
}

function changed(url: string, change: (url: URL) => void): string {
  const other = new URL(url);
  change(other);
  return other.href;
}

describe('preflight of ports', () => {
  it('reports a port in use by another process, for each role that listens there', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const mails = { BOUNCE_PORT: port, BOUNCE_DOMAIN: 'bounce.example' };
    const taken = (name: string) =>
      `Configuration: ${name} must be a port that nothing else has, not ${port}`;
    expect(await problemWith({ PORT: port })).toBe(taken('PORT'));
    expect(await problemWith({ METRICS_PORT: port })).toBe(taken('METRICS_PORT'));
    expect(await problemWith(mails)).toBe(taken('BOUNCE_PORT'));
    other.close();
    await once(other, 'close');
    expect(await problemWith({ PORT: port })).toBeNull();
  });

  it('reports an address of another machine', async () => {
    expect(await problemWith({ HOST: '192.0.2.1' })).toMatch(
      /^Configuration: HOST must be an address of this machine, not 192\.0\.2\.1 \(\w+\)$/,
    );
  });
});

describe('preflight of databases', () => {
  it('passes where all respond, and with the embedded database', async () => {
    expect(await problemWith({})).toBeNull();
    expect(await problemWith({ DATABASE_URL: database })).toBeNull();
    expect(
      await problemWith({ DATABASE_URL: proxy.url, DATABASE_DIRECT_URL: database }),
    ).toBeNull();
  });

  it('reports a wrong password, a missing database and an unreachable server', async () => {
    const wrong = changed(proxy.url, (url) => {
      url.password = 'wrong';
    });
    expect(await problemWith({ DATABASE_URL: wrong })).toBe(
      'Configuration: DATABASE_URL names a user or a password that is refused',
    );
    const missing = withDatabaseName(database, 'no_such_database');
    expect(await problemWith({ DATABASE_URL: missing })).toMatch(
      /^Configuration: DATABASE_URL names a database that does not exist: [^\n]+$/,
    );
    proxy.mode = 'refuse';
    expect(await problemWith({ DATABASE_URL: proxy.url })).toMatch(
      /^Configuration: DATABASE_URL must lead to a database that answers \([^\n]+\)$/,
    );
  });

  it('recognises a pooler, whether or not it rejects startup settings', async () => {
    const problem =
      'Configuration: DATABASE_URL leads to a pooler: DATABASE_DIRECT_URL must name the server behind it';
    proxy.renumbers = true;
    expect(await problemWith({ DATABASE_URL: proxy.url })).toBe(problem);
    const refusing = createServer((socket) => socket.once('data', () => socket.end(REFUSAL)));
    await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
    const { port } = refusing.address() as { port: number };
    expect(await problemWith({ DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c` })).toBe(problem);
    refusing.close();
  });

  it('rejects a direct database or replica of another one, and allows an unreachable replica', async () => {
    const other = withDatabaseName(database, 'postgres');
    const pages = { DATABASE_URL: proxy.url };
    const problem = (name: string) =>
      `Configuration: ${name} must lead to the database of DATABASE_URL, not to another one`;
    expect(await problemWith({ ...pages, DATABASE_DIRECT_URL: other })).toBe(
      problem('DATABASE_DIRECT_URL'),
    );
    expect(await problemWith({ ...pages, DATABASE_READ_URL: other })).toBe(
      problem('DATABASE_READ_URL'),
    );
    const away = 'postgres://a:b@127.0.0.1:1/c';
    expect(await problemWith({ ...pages, DATABASE_READ_URL: away })).toBeNull();
  });

  it('reports a read-only database and one without UTF-8', async () => {
    const readOnly = changed(database, (url) =>
      url.searchParams.set('options', '-c default_transaction_read_only=on -c jit=off'),
    );
    expect(await problemWith({ DATABASE_URL: readOnly })).toBe(
      'Configuration: DATABASE_URL must lead to a database that can be written to',
    );
    const ascii = `ascii_${randomUUID().slice(0, 8)}`;
    const bare = ascii.replace('ascii', 'bare');
    const client = new pg.Client(database);
    await client.connect();
    try {
      await client.query(
        `CREATE DATABASE ${ascii} ENCODING 'SQL_ASCII' LOCALE 'C' LOCALE_PROVIDER libc TEMPLATE template0`,
      );
      expect(await problemWith({ DATABASE_URL: withDatabaseName(database, ascii) })).toBe(
        'Configuration: DATABASE_URL leads to a database in SQL_ASCII: it must be made with the encoding UTF8',
      );
      await client.query(`CREATE DATABASE ${bare} TEMPLATE template0`);
      const url = withDatabaseName(database, bare);
      const inside = new pg.Client(url);
      await inside.connect();
      await inside.query('DROP SCHEMA public').finally(() => inside.end());
      expect(await problemWith({ DATABASE_URL: url })).toBe(
        'Configuration: DATABASE_URL leads to a database without a schema: CREATE SCHEMA public in it',
      );
    } finally {
      await client.query(`DROP DATABASE IF EXISTS ${ascii}`);
      await client.query(`DROP DATABASE IF EXISTS ${bare}`);
      await client.end();
    }
    expect(await problemWith({ DATABASE_URL: withDatabaseName(database, 'postgres') })).toBe(
      'Configuration: DATABASE_URL names a user that may not create schemas and tables: make it the owner of the database',
    );
  });

  it('reports the limits missing on the role behind a pooler', async () => {
    const limitless = changed(proxy.url, (url) => url.searchParams.set('options', '-c jit=on'));
    const shared = {
      PUBLIC_URL: 'https://yousay.example',
      SESSION_SECRET: 'x'.repeat(40),
      STORAGE_URL: `file:${dataDir}`,
    };
    for (const ROLE of ['all', 'worker']) {
      const given = { ...shared, ROLE, DATABASE_URL: limitless, DATABASE_DIRECT_URL: database };
      expect(await problemWith(given), ROLE).toMatch(
        /^Configuration: DATABASE_URL leads to a role that is missing settings\. .*ALTER ROLE \w+ SET jit = 'off';$/,
      );
    }
  });
});

describe('preflight of folders and buckets', () => {
  it('reports a folder that cannot be created', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    const inside = join(file, 'folder');
    expect(await problemWith({ DATA_DIR: inside })).toMatch(
      /^Configuration: DATA_DIR must lead to a folder that can be made and written to, not [^\n]+$/,
    );
    expect(await problemWith({ DATA_DIR: '/proc/yousay/data' })).toMatch(
      /^Configuration: DATA_DIR must lead to a folder that can be made [^\n]+$/,
    );
    expect(await problemWith({ STORAGE_URL: `file:${inside}` })).toMatch(
      /^Configuration: STORAGE_URL must lead to a folder that can be made [^\n]+$/,
    );
    const archive = { ARCHIVE_DIR: file, BACKUP_PASSPHRASE: 'a long one to seal it' };
    expect(await problemWith(archive)).toMatch(
      /^Configuration: ARCHIVE_DIR must lead to a folder that can be made [^\n]+$/,
    );
  });

  it.each(['STORAGE_URL', 'ARCHIVE_DIR'])(
    'reports a bucket of %s that does not respond',
    async (name) => {
      const bucket = 's3://key:secret@bucket?endpoint=http://127.0.0.1:1';
      const sealed = name === 'ARCHIVE_DIR' ? { BACKUP_PASSPHRASE: 'a long one to seal it' } : {};
      const problem = String(await problemWith({ ...sealed, [name]: bucket }));
      expect(problem).toMatch(/must lead to a bucket that can be written to \([^\n]+\)$/);
      expect(problem).toMatch(new RegExp(`^Configuration: ${name} must`));
    },
  );
});

const REFUSAL = (() => {
  const fields = 'SFATAL\0C08P01\0Munsupported startup parameter: options\0\0';
  const message = Buffer.alloc(5 + Buffer.byteLength(fields));
  message.write('E');
  message.writeInt32BE(message.length - 1, 1);
  message.write(fields, 5);
  return message;
})();
