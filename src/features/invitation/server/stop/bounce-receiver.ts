import { SMTPServer } from 'smtp-server';
import { db } from '#shared/server/db/pool.ts';
import { env } from '#shared/server/env.ts';
import { log } from '#shared/server/log.ts';
import { readBounceToken } from '../recipient-tokens.ts';
import { BoundedConnections } from './bounded-connections.ts';
import { handleReport } from './handle-report.ts';
import { insertOptOut } from './opt-out-queries.ts';
import { readReport, UnreadableMail } from './read-report.ts';
import { findEmailHash } from './report-queries.ts';

const MAX_MESSAGE_BYTES = 1024 * 1024;
const MAX_CLIENTS = 40;
const MAX_PER_NETWORK = 8;
/** A connection without a complete message is closed after this time, even while it sends. */
const MESSAGE_TIMEOUT_MS = 120_000;
/** Recipients per message: a report needs one, since it concerns one e-mail. */
const MAX_ADDRESSES = 5;
const IDLE_TIMEOUT_MS = 30_000;

/** The bounce and unsubscribe addresses of sent e-mails; all others are rejected. */
const ADDRESS = /^(bounce|stop)-([0-9a-f]{56})$/i;

interface ReceiverAddress {
  readonly action: 'bounce' | 'stop';
  readonly idRecipient: string;
}

function parseReceiverAddress(address: string): ReceiverAddress | null {
  const atIndex = address.lastIndexOf('@');
  if (address.slice(atIndex + 1).toLowerCase() !== env().BOUNCE_DOMAIN) return null;
  const [, action = '', token = ''] = ADDRESS.exec(address.slice(0, atIndex)) ?? [];
  const idRecipient = readBounceToken(token);
  if (idRecipient === null) return null;
  return { action: action.toLowerCase() === 'stop' ? 'stop' : 'bounce', idRecipient };
}

/** Starts the SMTP server for bounces and unsubscribing by e-mail; null if not configured. */
export async function receiveBounces(
  messageTimeoutMs = MESSAGE_TIMEOUT_MS,
): Promise<SMTPServer | null> {
  const { BOUNCE_PORT, BOUNCE_DOMAIN, HOST } = env();
  if (BOUNCE_PORT === undefined || BOUNCE_DOMAIN === undefined) return null;
  const server = new SMTPServer({
    name: BOUNCE_DOMAIN,
    size: MAX_MESSAGE_BYTES,
    maxClients: MAX_CLIENTS,
    socketTimeout: IDLE_TIMEOUT_MS,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: ({ address }, { envelope }, done) => {
      const isAccepted =
        envelope.rcptTo.length < MAX_ADDRESSES && parseReceiverAddress(address) !== null;
      done(isAccepted ? null : smtpError(550, 'No such address'));
    },
    onData: (stream, { envelope, remoteAddress, remotePort }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        if (!stream.sizeExceeded) chunks.push(chunk);
      });
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(smtpError(552, 'Too large'));
        const addresses = envelope.rcptTo.map(({ address }) => address);
        processMail(addresses, Buffer.concat(chunks)).then(
          () => {
            connections.renew(remoteAddress, remotePort);
            done(null);
          },
          (error: unknown) => {
            if (error instanceof UnreadableMail) return done(smtpError(554, 'Not readable'));
            log.warn({ err: error }, 'a returned mail could not be processed now');
            done(smtpError(451, 'Try again later'));
          },
        );
      });
    },
  });
  const connections = new BoundedConnections({ maxPerNetwork: MAX_PER_NETWORK, messageTimeoutMs });
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

async function processMail(addresses: readonly string[], mail: Buffer): Promise<void> {
  const parsed = addresses.map(parseReceiverAddress).filter((address) => address !== null);
  const { stop = [], bounce = [] } = Object.groupBy(parsed, ({ action }) => action);
  for (const { idRecipient } of stop) await unsubscribe(idRecipient);
  const idRecipients = bounce.map(({ idRecipient }) => idRecipient);
  const report = idRecipients.length > 0 ? await readReport(mail, idRecipients) : null;
  if (report === null) return;
  for (const idRecipient of idRecipients) await handleReport(idRecipient, report, new Date());
}

async function unsubscribe(idRecipient: string): Promise<void> {
  const emailHash = await findEmailHash(db, idRecipient);
  if (emailHash) await insertOptOut(db, { emailHash, idEmp: null, reason: 'asked' });
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
