/** Directly behind the mailbox's own address. */
export const BEHIND_ADDRESS: readonly string[] = [
  ...['does not exist', 'doesnt exist', 'no longer exist', 'is unknown', 'is not known'],
  ...['is not valid', 'is not a valid', 'is invalid'],
];

/** Stand in the addresses of the web that say why a sender is refused. */
export const LISTS_OF_SENDERS: readonly string[] = [
  ...['spamhaus', 'spamcop', 'barracuda', 'sorbs', 'dnsbl', 'uceprotect', 'abuseat', 'senderbase'],
  ...['surbl', 'spamrats', 'mailspike', 'blocklist', 'blacklist', 'block-list', 'delist'],
];

/** Things that are unknown or invalid and no mailbox. */
export const NO_RECIPIENT: ReadonlySet<string> = new Set([
  ...['error', 'reason', 'status', 'client', 'sender', 'problem', 'encoding', 'charset', 'command'],
  ...[
    'message',
    'header',
    'mx',
    'dns',
    'helo',
    'format',
    'content',
    'token',
    'signature',
    'response',
  ],
  ...['ip', 'mailer', 'data', 'argument', 'arguments', 'parameter', 'parameters', 'credentials'],
]);

/** Stand before an address that is not the recipient's. */
export const OF_OTHERS: ReadonlySet<string> = new Set(['ip', 'sender', 'from', 'return', 'source']);
