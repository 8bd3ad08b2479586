/** Mail server that discards everything; prints its port and a count every hundred mails. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

const REPORT_EVERY = 100;
let received = 0;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    stream.on('end', () => {
      received += 1;
      if (received % REPORT_EVERY === 0) process.stdout.write(`taken ${received}\n`);
      done();
    });
    stream.resume();
  },
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.server.address() as AddressInfo;
  process.stdout.write(`port ${port}\n`);
});
