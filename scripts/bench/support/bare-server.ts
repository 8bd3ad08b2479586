// Serves the bare Astro build with nothing but node:http around its handler.
import { createServer, type RequestListener } from 'node:http';
import { pathToFileURL } from 'node:url';

const [, , entry = '', port = '0'] = process.argv;
const { handler } = (await import(pathToFileURL(entry).href)) as { handler: RequestListener };
createServer((message, answer) => void handler(message, answer)).listen(
  Number(port),
  '127.0.0.1',
  () => process.stdout.write('ready\n'),
);
