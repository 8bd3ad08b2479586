/** A colleague of the team who has opened the same item. */
export interface OpenedBy {
  readonly name: string;
  readonly openedAt: Date;
}

export interface OpenedItem {
  readonly item: string;
  readonly otherOpeners: readonly OpenedBy[];
}

/** Form field with the colleagues that its reader was shown. */
export const SEEN_FIELD = 'seenOpen';

export function seenValue(otherOpeners: readonly OpenedBy[]): string {
  return otherOpeners.map(({ name }) => name).join('\n');
}

/** True when the reader was shown every colleague. */
export function areSeen(otherOpeners: readonly OpenedBy[], seen: string): boolean {
  const seenNames = seen.split('\n');
  return otherOpeners.every(({ name }) => seenNames.includes(name));
}
