import { BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net';

export interface ConnectionSource {
  readonly remoteAddress: string | undefined;
  readonly forwardedFor: string | undefined;
}

export type ClientAddress = (source: ConnectionSource) => string;

/** The visitor's address: X-Forwarded-For from the right, only as trusted proxies wrote it. */
export function clientAddressBehind(trustedProxies: readonly string[]): ClientAddress {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  const isTrusted = (address: string) =>
    trustedProxies.length > 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

  return ({ remoteAddress, forwardedFor }) => {
    let address = canonicalAddress(remoteAddress ?? '');
    if (forwardedFor === undefined || !isTrusted(address)) return address;
    for (const entry of forwardedFor.split(',').reverse()) {
      const hop = entry.trim();
      if (hop === '') continue;
      const claimed = canonicalAddress(withoutPort(hop));
      if (!isIPv4(claimed) && !isIPv6(claimed)) return address;
      address = claimed;
      if (!isTrusted(address)) return address;
    }
    return address;
  };
}

/** Some balancers append a port; without brackets only if the text is else no valid address. */
function withoutPort(hop: string): string {
  const [, v4, v6] =
    /^"?(?:([\d.]{7,15})(?::\d{0,5})?|\[([\da-f:.]{2,45})(?:%[\w.-]{1,32})?\](?::\d{0,5})?)"?$/i.exec(
      hop,
    ) ?? [];
  if (v4 !== undefined || v6 !== undefined) return v4 ?? v6 ?? hop;
  if (isIPv6(hop)) return hop;
  const [, bare] = /^([\da-f:.]{2,45}):\d{1,5}$/i.exec(hop) ?? [];
  return bare !== undefined && isIPv6(bare) ? bare : hop;
}

/** Canonical spelling: otherwise all IPv4 visitors mapped into IPv6 would be one household. */
function canonicalAddress(address: string): string {
  if (!address.includes(':') || !isIPv6(address)) return address;
  const { address: canonical } = new SocketAddress({ address, family: 'ipv6' });
  const mapped = canonical.replace(/^::ffff:/, '');
  return isIPv4(mapped) ? mapped : canonical;
}
