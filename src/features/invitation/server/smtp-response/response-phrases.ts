import {
  FOREIGN_AFTER_NOUN,
  FOREIGN_BEFORE_NOUN,
  FOREIGN_OTHER_REASONS,
  FOREIGN_UNKNOWN_RECIPIENT_PHRASES,
} from './foreign-phrases.ts';
import { JOINED_GONE_PHRASES } from './joined-phrases.ts';
import { phrasesOf } from './phrases-of.ts';

/* Phrases of SMTP responses in lower case without apostrophes, with one space for everything
   that is no letter or digit. A phrase that ends within a word matches all its endings. */

/** Reasons other than the mailbox: the sender, the content, a temporary state or the route. */
export const OTHER_REASONS: readonly string[] = [
  // Mailbox full, or the message is too large.
  ...phrasesOf(`
    quota | mailbox full | mailbox is full | inbox full | inbox is full | box is full
    account full | account is full | user is full | folder is full | storage | disk full
    disk space | enough space | insufficient space | no space | exceed | over limit | too large
    too big | too long | message size | maximum size | size limit | overquota | mailbox size
    mailbox has too | too many | too fast | too quickly | too much | at a rate | rate limit
    ratelimit | rate control | rate of | sending rate | throttl | per hour | this hour
    per minute | per day | daily limit | hourly limit | limit reached | limit of
    connection limit | receiving mail too | concurren | unusual rate
  `),
  // Requirements for senders.
  ...phrasesOf(`
    dmarc | dkim | spf | sender address | sender domain | sender verif | sender reject
    sender denied | sender unknown | sender not | sender is | sender was | sender has | sender ip
    sender id | senders | domain of sender | domain of the sender | bad sender | invalid sender
    unknown sender | reject sender | verify sender | sending address | sending domain | sending ip
    sending server | sending host | sending site | sending mail server | sending mta
    from address | from domain | mail from | envelope from | return path | return address
    reverse path | originat | outbound sender | your domain | your ip | your server | your host
    your mail server | your email server | your network | your message contain | client host
    client ip | connecting ip | remote ip | helo | ehlo | reverse dns | reverse lookup | rdns
    ptr_ | unauthenticated | authenticat | not authori | unauthori | not permitted | not allowed
    allowed rcpthosts | privilege | permitted from | relay access | relaying | to relay
    relay not | relay denied | no relay | not relay | relay attempt | open relay
    tenantattribution | access denied | access rejected | trusted | mailbox provider | restricted
    closed group | only accepts | permission | licen | invalid login | smtp auth | credential
    may post | to post | members only | only members | non member | not a member | among members
    route to | transport | you send from | you do not have an | you dont have an
  `),
  // Content and reputation.
  ...phrasesOf(`
    spam | junk | unsolicited | bulk | phish | virus | malware | malicious | infected | suspicious
    content | attachment | policy | policies | prohibit | blocked | block list | blocking
    blocklist | blacklist | banned | denylist | black list | rbl | whitelist | allowlist | dns mx
    resource record | receive limit | dnsbl | barracuda | sorbs | reputation | complaint | abuse
    message rejected | message refused | message was rejected | message has been rejected
    rejected by filter | filtered | by rule | lockout | undesirable | unwanted
    refused by recipient | recipient preferences | do not want | does not want | header
    similar message | duplicate | fingerprint | classified | scored | url in | link in
    message expired | delivery expired | moderat
  `),
  // Temporary states, connection and protocol.
  ...phrasesOf(`
    temporar | later | greylist | graylist | grey list | defer | timed out | timeout | time out
    expired after | retry time | retry limit | busy | overload | not accepting
    service not available | service unavailable | server error | system not | internal error
    local error | configuration | misconfigur | resources | connection refused | connection reset
    connection lost | lost connection | connect to | connection dropped | connection closed
    closed connection | network error | no route | unreachable | hop count | loop | malformed
    servfail | name server reply | name server fail | did not complete | lookup fail | dns fail
    not found try again | name server tim | mx records point | no data record | no answer
    could not resolve | verification fail | verify failed | tls | ssl | encrypt | syntax error
    protocol | pipelin | bare lf | command rejected | command not | unrecognized command
    unknown command | bad command | invalid command | line length | smtputf8 | 8bit | charset
    not implemented | bad sequence | maintenance | attack | harvest | migrat | dismount | offline
  `),
  // A disabled mailbox is not gone, because its owner may return.
  ...phrasesOf(`
    suspend | disabled | inactive | not active | deactivat | locked | frozen | dormant | on hold
    legal hold | discontinued | no longer active | not currently | not activated | paused
    right now | at this time | at the moment
  `),
  // Failures of the server to store the message.
  ...phrasesOf(`
    no such file | couldnt create | could not create | cant create | cannot create
    unable to create
  `),
  ...FOREIGN_OTHER_REASONS,
];

export const RECIPIENT_NOUNS: ReadonlySet<string> = new Set(
  phrasesOf(`
    user | users | recipient | recipients | mailbox | mailboxes | account | accounts | address
    addresses | addressee | inbox | alias | aliases | subscriber | customer | person | member
    employee | staff | userid | username | login | rcpt | part | localpart | maildrop
    emailaddress | email | conta
  `),
);

/** Phrases that mean a missing mailbox if they come a few words before a mailbox noun. */
export const BEFORE_NOUN: readonly string[] = [
  ...phrasesOf(`
    unknown | no such | invalid | nonexistent | non existent | non existing | no valid
    not a valid | not a known | not a local | not a deliverable | isnt a valid | isnt a known
    bad destination | unrecognized | unrecognised | unrouteable | unroutable | no local
    cannot find | cant find | could not find | couldnt find | unable to find | not our | undefined
    no matching | there is no | have no | has no | illegal | unable to locate | cannot locate
    could not locate | couldnt locate | dont recogni | not recogni | not a recogni | dont have a
    dont have that | dont have this | do not have a | do not have that | do not have this
  `),
  ...FOREIGN_BEFORE_NOUN,
];

/** Phrases that mean a missing mailbox if they come a few words after a mailbox noun. */
export const AFTER_NOUN: readonly string[] = [
  ...phrasesOf(`
    not found | not exist | doesnt exist | dont exist | not known | not valid | has moved
    is invalid | isnt valid | is unknown | nonexistent | non existent | no longer exist
    no longer valid | no longer available | no longer in use | no longer used | no longer with
    no longer work | no longer employ | no longer here | no longer on | no longer at
    been deleted | been removed | been closed | been terminated | been cancelled | been canceled
    is closed | is deleted | was deleted | was removed | wasnt found | isnt found | cant be found
    couldnt be found | not be found | not here | not listed | not recognized | not recognised
    unrecognized | unrouteable | unroutable | not in our | not our | not on this | not at this
    not a valid | not registered | never existed | not been found | not local | has left
    not in directory | not in the directory | not in use | has retired | has resigned
    cannot be found | be located | no longer in service | was closed | was terminated
  `),
  ...FOREIGN_AFTER_NOUN,
];

export const GONE_PHRASES: readonly string[] = [
  ...phrasesOf(`
    user doesnt have a | user does not have a | no mailbox | no such person | nosuchuser
    user unknown | unknown user | userunknown | address invalid | user invalid | recipient invalid
    mailbox invalid | mailbox unknown | account unknown | recipnotfound | recipientnotfound
    exrecipnotfound | recipient unknown | recipientunknown | no user record | recipient not found
    mailbox not found | account not found | bad address | bad recipient | bad mailbox
    no such address | addressee unknown | no account | address unknown | unrouteable address
    unroutable address | no such recipient | not our customer | host unknown | unknown host
    host not found | no such host | unknown domain | no such domain | domain name not found
    domain not found | nxdomain | domain does not exist | domain doesnt exist | domain unknown
    nonexistent domain | unrouteable mail domain | unroutable mail domain
    name or service not known | nullmx | non existent host | infodomainnonexistent
    account closed | account deleted | account removed | mailbox closed | mailbox deleted
    mailbox removed | user deleted | no one at this address | nobody at this address
    no user with | no user named | no user by | no recipient with | no recipient by
    no longer works here | no longer works for | no longer works at | no longer employed
    no longer enrolled | left the company | left the organi | no such entry | no entry found for
    nobody here | no one here | no person | bad user | bad email address | wrong recipient
    domain not known | domain non existent | domain name does not exist | no mail hosts for domain
    validrcptto | illegal host domain name found | couldnt find any host | could not find any host
  `),
  ...FOREIGN_UNKNOWN_RECIPIENT_PHRASES,
  ...JOINED_GONE_PHRASES,
];

/** Phrases of RFC 5321 with many causes, which mean "gone" only without a specific status. */
export const POSSIBLY_GONE_PHRASES = ['mailbox unavailable', 'mailbox not available'];
