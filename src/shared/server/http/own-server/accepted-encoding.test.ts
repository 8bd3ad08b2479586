import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=1', 'br'],
  ['*', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['brb, xgz', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('%s gets %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));
