import { SMTPServer } from 'smtp-server';
import { db } from '#shared/server/db/pool.ts';
import { env } from '#shared/server/env.ts';
import { log } from '#shared/server/log.ts';
import { readBounceToken } from '../recipient-tokens.ts';
import { BoundedConnections } from './bounded-connections.ts';
import { handleReport } from './handle-report.ts';
import { insertOptOut } from './opt-out-queries.ts';
import { readReport, UnreadableMail } from './read-report.ts';
import { mailboxOfRecipient } from './report-queries.ts';

const MOST_BYTES = 1024 * 1024;
const MOST_CLIENTS = 40;
const MAX_PER_NETWORK = 8;
/** Whoever sends no whole message within it makes room, whatever else it says. */
const LIFE_WITHOUT_MESSAGE_MS = 120_000;
/** A report is about one letter. */
const MOST_ADDRESSES = 5;
const SILENCE_MS = 30_000;

/** What our letters come back to, and the address that ends them: nothing else is taken. */
const ADDRESS = /^(bounce|stop)-([0-9a-f]{56})$/i;

interface OwnAddress {
  readonly act: 'bounce' | 'stop';
  readonly idRecipient: string;
}

function ownAddress(address: string): OwnAddress | null {
  const at = address.lastIndexOf('@');
  if (address.slice(at + 1).toLowerCase() !== env().BOUNCE_DOMAIN) return null;
  const [, act = '', token = ''] = ADDRESS.exec(address.slice(0, at)) ?? [];
  const idRecipient = readBounceToken(token);
  if (idRecipient === null) return null;
  return { act: act.toLowerCase() === 'stop' ? 'stop' : 'bounce', idRecipient };
}

/** Takes the mails; null while it is off. It answers nobody but the server that hands them over. */
export async function receiveBounces(lifeMs = LIFE_WITHOUT_MESSAGE_MS): Promise<SMTPServer | null> {
  const { BOUNCE_PORT, BOUNCE_DOMAIN, HOST } = env();
  if (BOUNCE_PORT === undefined || BOUNCE_DOMAIN === undefined) return null;
  const server = new SMTPServer({
    name: BOUNCE_DOMAIN,
    size: MOST_BYTES,
    maxClients: MOST_CLIENTS,
    socketTimeout: SILENCE_MS,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: ({ address }, { envelope }, done) => {
      const isTaken = envelope.rcptTo.length < MOST_ADDRESSES && ownAddress(address) !== null;
      done(isTaken ? null : refusal(550, 'No such address'));
    },
    onData: (stream, { envelope, remoteAddress, remotePort }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        if (!stream.sizeExceeded) chunks.push(chunk);
      });
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(refusal(552, 'Too large'));
        const addresses = envelope.rcptTo.map(({ address }) => address);
        take(addresses, Buffer.concat(chunks)).then(
          () => {
            connections.renew(remoteAddress, remotePort);
            done(null);
          },
          (error: unknown) => {
            if (error instanceof UnreadableMail) return done(refusal(554, 'Not readable'));
            log.warn({ err: error }, 'a mail that came back could not be taken now');
            done(refusal(451, 'Try again later'));
          },
        );
      });
    },
  });
  const connections = new BoundedConnections({ maxPerNetwork: MAX_PER_NETWORK, lifeMs });
  server.server.on('connection', (socket) => connections.admit(socket));
  server.on('error', (error: Error) => log.warn({ err: error }, 'the receiver of bounces'));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(BOUNCE_PORT, HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return server;
}

async function take(addresses: readonly string[], mail: Buffer): Promise<void> {
  const ownAddresses = addresses.map(ownAddress).filter((address) => address !== null);
  const idRecipientsOf = (use: (typeof ownAddresses)[number]['act']) =>
    ownAddresses.filter((address) => address.act === use).map(({ idRecipient }) => idRecipient);
  for (const idRecipient of idRecipientsOf('stop')) await stopFor(idRecipient);
  const idRecipients = idRecipientsOf('bounce');
  const report = idRecipients.length > 0 ? await readReport(mail, idRecipients) : null;
  if (report === null) return;
  for (const idRecipient of idRecipients) await handleReport(idRecipient, report, new Date());
}

async function stopFor(idRecipient: string): Promise<void> {
  const mailbox = await mailboxOfRecipient(db, idRecipient);
  if (mailbox) await insertOptOut(db, { mailbox, idEmp: null, reason: 'asked' });
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
