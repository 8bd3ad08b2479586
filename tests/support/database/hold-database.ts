// Opens the database as its own process, says so on stdout, and keeps it until SIGTERM.
import { openDatabase } from '#shared/server/db/open-database.ts';

try {
  const { url, owned, stop } = await openDatabase({ join: process.argv[2] === 'join' });
  process.stdout.write(`${JSON.stringify({ url, owned })}\n`);
  const alive = setInterval(() => undefined, 60_000);
  process.once('SIGTERM', async () => {
    clearInterval(alive);
    await stop();
  });
} catch (error) {
  process.stdout.write(`${JSON.stringify({ refused: String(error) })}\n`);
  process.exitCode = 1;
}
