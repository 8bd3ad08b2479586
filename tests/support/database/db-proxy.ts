import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** `silent` takes everything and passes nothing on, as a half-open connection does. */
export type ProxyMode = 'open' | 'silent' | 'refuse';

export interface DatabaseProxy {
  readonly url: string;
  mode: ProxyMode;
  /** Milliseconds every piece waits on its way to the database. */
  latency: number;
  /** Gives each connection another process number than its own, as a pooler does. */
  renumbers: boolean;
  reset(): void;
  close(): Promise<void>;
}

export async function databaseProxy(database: string): Promise<DatabaseProxy> {
  const { host, port } = new pg.Client({ connectionString: database });
  const inners = new Set<Socket>();
  const proxy = { mode: 'open' as ProxyMode, latency: 0, renumbers: false };
  const server = createServer((inner) => {
    if (proxy.mode === 'refuse') return void inner.resetAndDestroy();
    const outer = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    const pass = (from: Socket, to: Socket) => {
      let order: Promise<unknown> = Promise.resolve();
      from.on('data', (piece) => {
        if (proxy.mode !== 'open') return;
        if (from === outer && proxy.renumbers) renumber(piece);
        if (from === inner) order = order.then(() => wait(proxy.latency));
        order = order.then(() => to.write(piece));
      });
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    };
    inners.add(inner);
    inner.once('close', () => inners.delete(inner));
    pass(inner, outer);
    pass(outer, inner);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(database);
  url.search = '';
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reset = () => {
    for (const inner of inners) inner.resetAndDestroy();
  };
  return Object.assign(proxy, {
    url: url.href,
    reset,
    async close() {
      reset();
      server.close();
      await once(server, 'close');
    },
  });
}

/** BackendKeyData of the protocol: a letter, a length of 12, the number of the process, a secret. */
const BACKEND_KEY = Buffer.from([0x4b, 0, 0, 0, 12]);

function renumber(piece: Buffer): void {
  const start = piece.indexOf(BACKEND_KEY);
  if (start >= 0) piece.writeInt32BE(1, start + BACKEND_KEY.length);
}
