/** A colleague of the team who has opened the same item. */
export interface OpenedBy {
  readonly name: string;
  readonly openedAt: Date;
}

export interface OpenedItem {
  readonly item: string;
  readonly otherOpeners: readonly OpenedBy[];
}

/** Hidden field with the colleagues whom the page showed as working on the item. */
export const SEEN_FIELD = 'seenOpen';

export function seenValue(otherOpeners: readonly OpenedBy[]): string {
  return otherOpeners.map(({ name }) => name).join('\n');
}

/** Returns whether the page had shown all colleagues who now have the item open. */
export function areSeen(otherOpeners: readonly OpenedBy[], seen: string): boolean {
  const seenNames = seen.split('\n');
  return otherOpeners.every(({ name }) => seenNames.includes(name));
}
