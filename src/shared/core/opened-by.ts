/** Somebody else of the team who has begun to decide something. */
export interface OpenedBy {
  readonly name: string;
  readonly openedAt: Date;
}

/** What is decided, and who else has begun with it. */
export interface OpenedItem {
  readonly item: string;
  readonly otherOpeners: readonly OpenedBy[];
}

/** How a form says that its reader was told of them. */
export const SEEN_FIELD = 'seenOpen';

export function seenValue(otherOpeners: readonly OpenedBy[]): string {
  return otherOpeners.map(({ name }) => name).join('\n');
}

/** Whether whoever saw `seen` was told of all of them. */
export function areSeen(otherOpeners: readonly OpenedBy[], seen: string): boolean {
  const seenNames = seen.split('\n');
  return otherOpeners.every(({ name }) => seenNames.includes(name));
}
