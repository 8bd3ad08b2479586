// A mail server of its own that takes whatever comes and keeps nothing; says its port, and after every hundred
// mails how many there were.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

const TOLD_AT_ONCE = 100;
let taken = 0;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    stream.on('end', () => {
      taken += 1;
      if (taken % TOLD_AT_ONCE === 0) process.stdout.write(`taken ${taken}\n`);
      done();
    });
    stream.resume();
  },
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.server.address() as AddressInfo;
  process.stdout.write(`port ${port}\n`);
});
