import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Received {
  readonly to: string;
  readonly messageId: string;
}

export interface MailServer {
  readonly received: readonly Received[];
  close(): void;
}

/** Takes every mail; `slow` keeps the sender waiting after the mail has been taken. */
export async function startMailServer(port: number, slow = 0): Promise<MailServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { messageId = '' } = await PostalMime.parse(Buffer.concat(chunks));
        received.push({ to: session.envelope.rcptTo[0]?.address ?? '', messageId });
        setTimeout(() => done(), slow);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return { received, close: () => server.close() };
}
