// Given to a server with --import: writes the address of each module it loads into the file that LOADED names.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    appendFileSync(process.env.LOADED, `${url}\n`);
    return next(url, context);
  },
});
