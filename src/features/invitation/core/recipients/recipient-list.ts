import { mailboxOf } from '#shared/core/text/mail/mailbox.ts';
import { withIntendedDomain } from './domain-typos.ts';
import {
  type ReadRecipients,
  type Recipient,
  readRecipients,
  type WrongEntry,
} from './read-recipients.ts';

/** Whom a letter goes to, as far as it is known yet. */
export interface RecipientList {
  readonly recipients: readonly Recipient[];
  /** Entries that are to be mended or left out. */
  readonly wrong: readonly WrongEntry[];
  /** Entries that named a mailbox once more. */
  readonly repeated: number;
}

export const NO_RECIPIENTS: RecipientList = { recipients: [], wrong: [], repeated: 0 };

/** One entry a mailbox, the first; a name that comes later is taken where there was none. */
export function withRecipients(list: RecipientList, read: ReadRecipients): RecipientList {
  const byMailbox = new Map(list.recipients.map((one) => [mailboxOf(one.email), one]));
  let { repeated } = list;
  for (const one of read.recipients) {
    const mailbox = mailboxOf(one.email);
    const known = byMailbox.get(mailbox);
    if (known) repeated += 1;
    if (!known || (known.name === '' && one.name !== '')) {
      byMailbox.set(mailbox, known ? { ...known, name: one.name } : one);
    }
  }
  const wrong = [...list.wrong, ...read.wrong];
  return { recipients: [...byMailbox.values()], wrong, repeated };
}

/** The same list where what it was mended to is no address either, but for the reason. */
export function withMended(list: RecipientList, entry: WrongEntry, text: string): RecipientList {
  const read = readRecipients(text);
  if (read.wrong.length === 0) return withRecipients(withoutEntry(list, entry), read);
  const wrong = list.wrong.map((one) => (one === entry ? (read.wrong[0] ?? one) : one));
  return { ...list, wrong };
}

export function withoutEntry(list: RecipientList, entry: WrongEntry): RecipientList {
  return { ...list, wrong: list.wrong.filter((one) => one !== entry) };
}

/** The same list where domains that seem mistyped are those that were meant. */
export function withIntendedDomains(list: RecipientList): RecipientList {
  const recipients = list.recipients.map((one) => ({
    ...one,
    email: withIntendedDomain(one.email),
  }));
  return withRecipients({ ...list, recipients: [] }, { recipients, wrong: [] });
}

export function withoutRecipient(list: RecipientList, email: string): RecipientList {
  return { ...list, recipients: list.recipients.filter((one) => one.email !== email) };
}
