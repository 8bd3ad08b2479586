// Runs autocannon with the options given as JSON and prints its report; each connection is a visitor of its own.
import { randomInt } from 'node:crypto';

interface Client {
  setHeaders(headers: Readonly<Record<string, string>>): void;
}

type Autocannon = (options: object) => Promise<object>;

const options = JSON.parse(process.argv[2] ?? '') as { headers: Record<string, string> };
// It comes without types.
const { default: autocannon } = (await import(import.meta.resolve('autocannon'))) as {
  default: Autocannon;
};

const report = await autocannon({
  ...options,
  setupClient: (client: Client) =>
    client.setHeaders({ ...options.headers, 'X-Forwarded-For': anyAddress() }),
});
process.stdout.write(JSON.stringify(report));

function anyAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
