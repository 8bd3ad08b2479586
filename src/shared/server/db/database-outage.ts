/** The database is away, restarting, overloaded or out of reach: a later attempt may succeed. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'DATABASE_DEADLINE',
  // Too many connections; starting or stopping; killed; out of time for a statement, a lock, idling.
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '55P03',
  '25P03',
]);

/** The driver gives these no code. */
const MESSAGES =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client (?:has encountered a connection error|was closed))/;

export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  const socketGone = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  // Class 08: connection exceptions.
  return (
    socketGone ||
    CODES.has(code) ||
    /^08\w{3}$/.test(code) ||
    MESSAGES.test(error.message) ||
    isDatabaseOutage(error.cause)
  );
}
