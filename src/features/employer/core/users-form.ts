/** What the page of a company's users is asked to do, and what it says afterwards. */
export const USERS_ACTS = ['add', 'edit', 'remove', 'again'] as const;
export type UsersAct = (typeof USERS_ACTS)[number];

export const USERS_DONE = ['added', 'changed', 'removed', 'invited'] as const;
export type UsersDone = (typeof USERS_DONE)[number];

export interface RefusedUsersForm {
  readonly act: UsersAct;
  /** Whom it was about; null for somebody new. */
  readonly idUser: number | null;
  /** Why nothing was done, as the interface calls it. */
  readonly code: string;
  /** All that was typed but the password. */
  readonly values: Readonly<Record<string, string>>;
  /** The first refusal of each field. */
  readonly errors: Readonly<Record<string, string>>;
}
