import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrPath } from './qr-markup.ts';

it('draws every dark module once, within a quiet zone of four', () => {
  const address = 'https://yousay.example/en/invite/abcdefgh23';
  const { size, path } = qrPath(address);
  const { data } = encode(address, { ecc: 'M', border: 4 });
  expect(path.match(/M/g)).toHaveLength(data.flat().filter(Boolean).length);
  const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
});
