import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { S3Server } from '#tests/s3/s3-server.ts';
import { s3Config } from './s3-config.ts';
import { isStorageFull, openStorage, type Storage } from './storage.ts';

let dataDir: string;
let storage: Storage;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'storage-'));
  storage = await openStorage('file:', dataDir);
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('storage on the disk', () => {
  it('returns the stored bytes, at once and as a stream', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 0]);
    await storage.put('media/ab/original.png', bytes);
    expect(await storage.get('media/ab/original.png')).toEqual(bytes);
    const stream = await storage.stream('media/ab/original.png');
    expect(stream && (await buffer(stream))).toEqual(bytes);
    expect(await readFile(join(dataDir, 'storage/media/ab/original.png'))).toEqual(bytes);
  });

  it('returns null for missing files', async () => {
    expect(await storage.get('nothing')).toBeNull();
    expect(await storage.range('nothing', 0, 1)).toBeNull();
    expect(await storage.stream('nothing')).toBeNull();
    expect(await storage.exists('nothing')).toBe(false);
    await storage.delete('nothing');
    expect(await Array.fromAsync(storage.files('nothing'))).toEqual([]);
  });

  it('reads a range of a file, and adopts a local file that stays in its place', async () => {
    const elsewhere = join(dataDir, 'arrived');
    await writeFile(elsewhere, '0123456789');
    await storage.putFile('media/ab/film.mp4', elsewhere);
    expect(await readFile(elsewhere, 'utf8')).toBe('0123456789');
    await rm(elsewhere);
    const part = await storage.range('media/ab/film.mp4', 2, 5);
    expect(Buffer.from(part ?? '').toString()).toBe('234');
    expect((await storage.range('media/ab/film.mp4', 8, 50))?.byteLength).toBe(2);
    expect(await readdir(dataDir)).toEqual(['storage']);
  });

  it('never leaves its root', async () => {
    await writeFile(join(dataDir, 'secret'), 'secret');
    await expect(storage.get('../secret')).rejects.toThrow();
    await expect(storage.put('../planted', 'x')).rejects.toThrow();
    await expect(storage.put('media/../../planted', 'x')).rejects.toThrow();
    expect(await readdir(dataDir)).not.toContain('planted');
  });

  it('preserves the old file and leaves nothing behind when a write fails', async () => {
    await storage.put('a/file', 'old');
    const breaking = Readable.from(
      (async function* () {
        yield 'new';
        throw new Error('line lost');
      })(),
    );
    await expect(storage.putStream('a/file', breaking)).rejects.toThrow();
    expect(Buffer.from((await storage.get('a/file')) ?? '').toString()).toBe('old');
    expect(await readdir(join(dataDir, 'storage/a'))).toEqual(['file']);
  });

  it('shows a reader the old or the new bytes, never a mixture', async () => {
    const [small, large] = [Buffer.alloc(1000, 'a'), Buffer.alloc(900_000, 'b')];
    await storage.put('busy', small);
    let writing = true;
    const writer = (async () => {
      for (let turn = 0; turn < 20; turn += 1) await storage.put('busy', turn % 2 ? small : large);
      writing = false;
    })();
    while (writing) {
      const seen = Buffer.from((await storage.get('busy')) ?? '');
      expect(seen.equals(small) || seen.equals(large)).toBe(true);
    }
    await writer;
  });

  it('deletes a folder and no neighbour', async () => {
    await storage.put('media/ab/1', 'x');
    await storage.put('media/abc/1', 'x');
    await storage.deleteFolder('media/ab');
    expect(await storage.exists('media/ab/1')).toBe(false);
    expect(await storage.exists('media/abc/1')).toBe(true);
  });

  it('reports free space and health', async () => {
    expect(await storage.freeBytes()).toBeGreaterThan(0);
    await Promise.all(Array.from({ length: 20 }, () => storage.health()));
    await writeFile(join(dataDir, 'blocked'), '');
    const broken = await openStorage('file:blocked', dataDir);
    await expect(broken.health()).rejects.toThrow();
  });

  it('distinguishes a full disk from other failures', async () => {
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    expect(isStorageFull(new Error('cannot write', { cause: full }))).toBe(true);
    expect(isStorageFull(new Error('cannot write'))).toBe(false);
  });
});

describe('storage that speaks S3', () => {
  it('writes, reads, lists and misses over the wire', async () => {
    const server = new S3Server();
    const s3 = await openStorage(await server.listen(), dataDir);
    await s3.put('media/x', 'hello');
    expect(await s3.freeBytes()).toBeNull();
    expect([...server.objects.keys()]).toEqual(['media/x']);
    expect(Buffer.from((await s3.get('media/x')) ?? '').toString()).toBe('hello');
    expect(await s3.get('media/y')).toBeNull();
    expect(Buffer.from((await s3.range('media/x', 1, 3)) ?? '').toString()).toBe('el');
    expect(await s3.range('media/y', 0, 1)).toBeNull();
    const film = Buffer.alloc(33 * 1024 ** 2, 'film');
    await writeFile(join(dataDir, 'arrived'), film);
    await s3.putFile('media/films/z', join(dataDir, 'arrived'));
    expect(film.equals((await s3.get('media/films/z')) ?? Buffer.of())).toBe(true);
    const files = await Array.fromAsync(s3.files('media'));
    expect(files).toEqual([{ name: 'x', bytes: 5, changedAt: expect.any(Date) }]);
    expect(await Array.fromAsync(s3.folders('media'))).toEqual(['films']);
    server.isRefused = (method, query) => method === 'PUT' && query.get('partNumber') === '2';
    await expect(s3.putFile('media/films/y', join(dataDir, 'arrived'))).rejects.toThrow();
    expect(await s3.exists('media/films/y')).toBe(false);
    expect(server.multiparts.size).toBe(0);
    await server.close();
  });

  it('times out after a minute without data', () => {
    const { requestHandler } = s3Config({ kind: 's3', bucket: 'photos', region: 'auto' });
    expect(requestHandler).toEqual({ connectionTimeout: 5_000, socketTimeout: 60_000 });
  });
});
