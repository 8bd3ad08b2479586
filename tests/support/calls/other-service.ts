import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

/** A service outside the product, on a port of this machine for one test: what it was asked, and its address. */
export function otherService() {
  const servers: Server[] = [];
  const requests: string[] = [];
  afterEach(() => {
    requests.length = 0;
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });
  return {
    asked: requests,
    async serving(listener: RequestListener, credentials = ''): Promise<string> {
      const server = createServer(async (request, response) => {
        const { method, url, headers } = request;
        let body = '';
        for await (const chunk of request) body += String(chunk);
        const said = [method, url, headers.authorization, body];
        requests.push(said.filter(Boolean).join(' '));
        listener(request, response);
      });
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      return `http://${credentials}127.0.0.1:${port}/api/`;
    },
  };
}
