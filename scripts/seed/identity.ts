import { createHash } from 'node:crypto';

export function namedUuid(...name: readonly (string | number)[]): string {
  const hex = createHash('sha256')
    .update(`yousay demo/${name.join('/')}`)
    .digest('hex');
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
