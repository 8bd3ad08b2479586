import { expect, it, vi } from 'vitest';
import { clientAddress } from './api-context.ts';

const claims = new Headers({
  'x-client-address': '192.0.2.1',
  'x-nf-client-connection-ip': '198.51.100.1',
});

it.each([
  ['server', '192.0.2.1'],
  ['', '192.0.2.1'],
  ['netlify', '198.51.100.1'],
])('on the target "%s" only the header of its own front is trusted', (target, address) => {
  vi.stubEnv('DEPLOY_TARGET', target);
  expect(clientAddress(claims)).toBe(address);
  expect(clientAddress(new Headers())).toBe('127.0.0.1');
});
