import { describe, expect, test } from 'vitest';
import { clientAddressBehind } from './client-address.ts';

describe('with no trusted proxy', () => {
  const addressOf = clientAddressBehind([]);
  test.each([
    ['uses the address of the connection', '203.0.113.9', '198.51.100.1'],
    ['writes an IPv4 client on an IPv6 socket as IPv4', '::ffff:203.0.113.9', undefined],
  ])('%s', (_, remoteAddress, forwardedFor) =>
    expect(addressOf({ remoteAddress, forwardedFor })).toBe('203.0.113.9'),
  );
});

describe('behind trusted proxies', () => {
  const addressOf = clientAddressBehind(['10.0.0.0/8', '2001:db8::1']);
  test.each([
    ['the last hop that is no proxy', '10.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['through two proxies', '10.0.0.1', '203.0.113.9, 10.9.9.9', '203.0.113.9'],
    ['an IPv6 proxy', '2001:db8::1', '203.0.113.9', '203.0.113.9'],
    ['a balancer that writes the port', '10.0.0.1', '203.0.113.9:51234', '203.0.113.9'],
    ['ports of two hops', '10.0.0.1', '203.0.113.9:51234, 10.9.9.9:80', '203.0.113.9'],
    ['an IPv6 hop with a port', '10.0.0.1', '[2001:db8:9::1]:443', '2001:db8:9::1'],
    ['an IPv6 hop in brackets', '10.0.0.1', '"[2001:db8:9::1]"', '2001:db8:9::1'],
    ['an IPv6 hop with a port and no brackets', '10.0.0.1', '2001:db8:9::1:51234', '2001:db8:9::1'],
    ['a whole one likewise', '10.0.0.1', '2001:db8:9:0:0:0:0:1:443', '2001:db8:9::1'],
    ['an IPv6 hop of a zone', '10.0.0.1', '[fe80::1%eth0]:443', 'fe80::1'],
    ['a port that is not written', '10.0.0.1', '203.0.113.9:', '203.0.113.9'],
    ['a quoted hop with a port', '10.0.0.1', '"203.0.113.9:51234"', '203.0.113.9'],
    ['an IPv4 hop in capitals of IPv6', '10.0.0.1', '::FFFF:203.0.113.9', '203.0.113.9'],
    ['an IPv4 hop in hexadecimal', '10.0.0.1', '[::ffff:cb00:7109]:80', '203.0.113.9'],
    ['a long IPv4 hop', '10.0.0.1', '0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['a long IPv6 hop', '10.0.0.1', '2001:DB8:9:0:0:0:0:1', '2001:db8:9::1'],
    ['a long spelling of a proxy', '10.0.0.1', '203.0.113.9, 2001:DB8:0::1', '203.0.113.9'],
    ['a comma at the end', '10.0.0.1', '203.0.113.9, ', '203.0.113.9'],
    ['a port that is none', '10.0.0.1', '203.0.113.9:x', '10.0.0.1'],
    ['a stranger claiming to be one', '198.51.100.1', '203.0.113.9', '198.51.100.1'],
    ['nonsense written by nobody trusted', '10.0.0.1', '<script>', '10.0.0.1'],
    ['only proxies', '10.0.0.1', '10.0.0.2', '10.0.0.2'],
  ])('%s', (_, remoteAddress, forwardedFor, expected) =>
    expect(addressOf({ remoteAddress, forwardedFor })).toBe(expected),
  );
});
