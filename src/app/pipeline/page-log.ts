import { log } from '#shared/server/log.ts';
import { redactMessage } from '#shared/server/redact.ts';
import { requestScope } from '#shared/server/request-scope.ts';

/** Astro's error for a malformed URL, which gets a 404 and needs no log line. */
const VISITORS_FAULT = /^Error: Invalid URL encoding/;

interface LogRecord {
  readonly level: string;
  readonly message: string;
}

/** Astro's log of page errors, as JSON lines with the request. */
export const pageLog = {
  write({ level, message }: LogRecord): void {
    const fields = { url: requestScope()?.url, stack: redactMessage(message) };
    if (VISITORS_FAULT.test(message)) log.debug(fields, 'an address could not be read');
    else if (level === 'error') log.error(fields, 'a page failed');
    else if (level === 'warn') log.warn(fields, 'a page warned');
  },
};
