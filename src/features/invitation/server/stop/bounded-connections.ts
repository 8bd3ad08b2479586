import type { Socket } from 'node:net';
import { networkKey } from '#shared/server/http/endpoint/rate-limits.ts';

interface Bounds {
  readonly maxPerNetwork: number;
  readonly messageTimeoutMs: number;
}

/** Limits the connections of one network and the lifetime of connections without a message. */
export class BoundedConnections {
  readonly #bounds: Bounds;
  readonly #perNetwork = new Map<string, number>();
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  admit(socket: Socket): void {
    const { remoteAddress = '', remotePort = 0 } = socket;
    const network = networkKey(withoutIpv6Prefix(remoteAddress));
    const count = (this.#perNetwork.get(network) ?? 0) + 1;
    if (count > this.#bounds.maxPerNetwork) {
      socket.destroy();
      return;
    }
    this.#perNetwork.set(network, count);
    const key = keyOf(remoteAddress, remotePort);
    this.#timers.set(
      key,
      setTimeout(() => socket.destroy(), this.#bounds.messageTimeoutMs).unref(),
    );
    socket.once('close', () => {
      clearTimeout(this.#timers.get(key));
      this.#timers.delete(key);
      const remaining = (this.#perNetwork.get(network) ?? 1) - 1;
      if (remaining > 0) this.#perNetwork.set(network, remaining);
      else this.#perNetwork.delete(network);
    });
  }

  renew(remoteAddress: string, remotePort: number): void {
    this.#timers.get(keyOf(remoteAddress, remotePort))?.refresh();
  }
}

const withoutIpv6Prefix = (address: string) => address.replace(/^::ffff:/, '');

const keyOf = (address: string, port: number) => `${withoutIpv6Prefix(address)} ${port}`;
