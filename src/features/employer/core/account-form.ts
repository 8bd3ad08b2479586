/** What the page "my account" is asked to do, and what it says afterwards. */
export const ACCOUNT_DONE = ['ended', 'endedOthers', 'kept'] as const;
export type AccountDone = (typeof ACCOUNT_DONE)[number];

/** Between asking for an account to be deleted and its end. */
export const DELETION_DAYS = 30;

/** Why an account was not deleted; the name typed comes back, the password does not. */
export interface RefusedDeletion {
  readonly code: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly companyName: string;
}

/** The name typed to be sure: however it is spaced and whichever letters are large. */
export function isSameName(typed: string, names: readonly string[]): boolean {
  const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
  const given = plain(typed);
  return given !== '' && names.some((name) => plain(name) === given);
}
