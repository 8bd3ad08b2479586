import { canonicalEmail } from '#shared/core/text/mail/canonical-email.ts';
import { withIntendedDomain } from './domain-typos.ts';
import {
  type InvalidEntry,
  type ReadRecipients,
  type Recipient,
  readRecipients,
} from './read-recipients.ts';

export interface RecipientList {
  readonly recipients: readonly Recipient[];
  readonly wrong: readonly InvalidEntry[];
  readonly repeated: number;
}

export const NO_RECIPIENTS: RecipientList = { recipients: [], wrong: [], repeated: 0 };

/** Adds recipients once per mailbox: the first entry stays, with a later name if it has none. */
export function withRecipients(list: RecipientList, added: ReadRecipients): RecipientList {
  const byEmail = new Map(
    list.recipients.map((recipient) => [canonicalEmail(recipient.email), recipient]),
  );
  let { repeated } = list;
  for (const recipient of added.recipients) {
    const canonical = canonicalEmail(recipient.email);
    const existing = byEmail.get(canonical);
    if (existing) repeated += 1;
    if (!existing || (existing.name === '' && recipient.name !== '')) {
      byEmail.set(canonical, existing ? { ...existing, name: recipient.name } : recipient);
    }
  }
  const wrong = [...list.wrong, ...added.wrong];
  return { recipients: [...byEmail.values()], wrong, repeated };
}

/** Replaces an invalid entry by its corrected text; if still invalid, updates the reason. */
export function withCorrection(
  list: RecipientList,
  entry: InvalidEntry,
  text: string,
): RecipientList {
  const parsed = readRecipients(text);
  if (parsed.wrong.length === 0) return withRecipients(withoutEntry(list, entry), parsed);
  const wrong = list.wrong.map((invalidEntry) =>
    invalidEntry === entry ? (parsed.wrong[0] ?? invalidEntry) : invalidEntry,
  );
  return { ...list, wrong };
}

export function withoutEntry(list: RecipientList, entry: InvalidEntry): RecipientList {
  return { ...list, wrong: list.wrong.filter((invalidEntry) => invalidEntry !== entry) };
}

export function withIntendedDomains(list: RecipientList): RecipientList {
  const recipients = list.recipients.map((recipient) => ({
    ...recipient,
    email: withIntendedDomain(recipient.email),
  }));
  return withRecipients({ ...list, recipients: [] }, { recipients, wrong: [] });
}

export function withoutRecipient(list: RecipientList, email: string): RecipientList {
  return { ...list, recipients: list.recipients.filter((recipient) => recipient.email !== email) };
}
