// A bucket for the tests of one file, which the storage is in while they run.
import { afterAll, beforeAll } from 'vitest';
import { S3Server } from './s3-server.ts';

export function ownBucket(): S3Server {
  const server = new S3Server();
  const { STORAGE_URL: before } = process.env;
  beforeAll(async () => {
    process.env['STORAGE_URL'] = await server.listen();
  });
  afterAll(async () => {
    if (before === undefined) delete process.env['STORAGE_URL'];
    else process.env['STORAGE_URL'] = before;
    await server.close();
  });
  return server;
}
