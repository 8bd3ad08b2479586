import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, zstd', 'zstd'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=1', 'br'],
  ['br;q=0, zstd;q=0.5, gzip;q=1', 'zstd'],
  ['*', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['brb, xgz', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('%s gets %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));
