/** Codes of outages a later attempt may survive: database down, overloaded, full, unreachable. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'DATABASE_DEADLINE',
  // Starting or stopping, killed, statement timeout, lock timeout, idle timeout.
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '55P03',
  '25P03',
]);

const MESSAGES =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client (?:has encountered a connection error|was closed))/;

export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  const isSocketMissing = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  // Class 08: connection exceptions; class 53: out of disk, memory or connections.
  return (
    isSocketMissing ||
    CODES.has(code) ||
    /^(?:08|53)\w{3}$/.test(code) ||
    MESSAGES.test(error.message) ||
    isDatabaseOutage(error.cause)
  );
}
