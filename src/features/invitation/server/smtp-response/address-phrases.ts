import { phrasesOf } from './phrases-of.ts';

export const AFTER_ADDRESS = phrasesOf(`
  does not exist | doesnt exist | no longer exist | is unknown | is not known | is not valid
  is not a valid | is invalid | unknown_ | not found | not known | has been deleted
  has been removed | could not be found | couldnt be found | cannot be found | was not found
  wasnt found | has moved | no longer valid | no longer in use | no longer available
  no such user | user unknown | does not have an account | does not have a mailbox
  doesnt have an account | doesnt have a mailbox | has no account | has no mailbox | ไม่ถูกต้อง
  ไม่มีอยู่ | ไม่พบ
`);

export const BEFORE_ADDRESS = phrasesOf(`
  unable to find | could not find | couldnt find | cannot find | cant find
`);

/** Names of block lists in the URLs of responses about the sender. */
export const BLOCK_LISTS = phrasesOf(`
  spamhaus | spamcop | barracuda | sorbs | dnsbl | uceprotect | abuseat | senderbase | surbl
  spamrats | mailspike | blocklist | blacklist | block-list | delist
`);

/** Nouns that may be "unknown" or "invalid" in a response but do not mean a mailbox. */
export const NOT_RECIPIENT_NOUNS: ReadonlySet<string> = new Set(
  phrasesOf(`
    error | reason | status | client | sender | problem | encoding | charset | command | message
    header | mx | dns | helo | format | content | token | signature | response | ip | mailer
    data | argument | arguments | parameter | parameters | credentials
  `),
);

/** Words before "address" that make it another's than the recipient's (`sender address`). */
export const NOT_RECIPIENT_OWNERS: ReadonlySet<string> = new Set(
  phrasesOf(`
    ip | sender | from | return | source | your | client | server | network | host | remote
    connecting | auth | relay | ihre | ihr | deine | votre | su | tu | seu | sua | tuo | uw | twój
    ваш | ваша
  `),
);

/** Words after a mailbox noun that change its meaning (`mailbox quota`). */
export const COMPOUND_ENDINGS: ReadonlySet<string> = new Set(
  phrasesOf(`
    agent | count | list | type | state | path | size | lookup | credit | policy | policies
    server | servers | host | system | home | transport | session | password | passwords
    verification | permission | permissions | rights | preferences | settings | filter | filters
    rule | rules | book | family | limit | database | profile | or
  `),
);
