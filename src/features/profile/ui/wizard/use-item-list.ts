import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '#shared/core/fill.ts';
import { afterFrame } from '#shared/ui/after-frame.ts';
import { itemsOfList, moveItemTo, withoutItem } from '../../core/section-draft/arrange-items.ts';
import type { Item } from '../../core/sections/section.ts';
import type { SectionDraft } from './draft/use-section-draft.ts';

interface Removed {
  readonly items: readonly Item[];
  readonly idItem: string;
  readonly position: number;
  readonly name: string;
}

/** Returns true while the user is in a field or an error message, which must keep the focus. */
function shouldKeepFocus(): boolean {
  const focusKeepers = 'input:not([type=file]), textarea, select, [role=alert]';
  return !!document.activeElement?.matches(focusKeepers);
}

const FIELD = ':is(input, textarea)';

const row = (idItem: string, part: string) => `[data-item="${idItem}"] ${part}`;
/** The first field of a row, or the first button of one that has nothing to fill in. */
const firstOf = (idItem: string) =>
  `[data-item="${idItem}"]:not(:has(${FIELD})) button, ${row(idItem, FIELD)}`;

/**
 * Takes the focus from a field before its row moves: moving, writing or focusing a focused field
 * forces a layout each time. Returns a function that reports the blur once the field has its new
 * index; under the old one, its neighbour would be validated.
 */
function leaveField(): (() => void) | undefined {
  const field = document.activeElement as HTMLElement;
  if (!field.matches(FIELD)) return undefined;
  field.addEventListener('focusout', (event) => event.stopPropagation(), { once: true });
  field.blur();
  return () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

export interface ListOptions {
  readonly kind: string;
  readonly parent?: string | undefined;
  readonly cap: number;
  readonly opensAdded: boolean;
  readonly onAdded?: ((idItem: string) => void) | undefined;
}

/** Focuses a part of the region after the next render, since rows lose the focus when moved. */
function useFocusAfter(region: RefObject<HTMLElement | null>) {
  const after = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    after.current?.();
    after.current = undefined;
  });
  return (part: string, left?: () => void) => {
    after.current = () => {
      left?.();
      region.current?.querySelector<HTMLElement>(part)?.focus();
    };
  };
}

/** Delays a handler that lays out the complete list until the press has been painted. */
const framed =
  <Args extends readonly unknown[]>(handler: (...args: Args) => void) =>
  (...args: Args) =>
    afterFrame(() => handler(...args));

/** The actions on one list of a section, with their focus and their announcements. */
export function useItemList(
  draft: SectionDraft,
  { kind, parent, cap, opensAdded, onAdded }: ListOptions,
  nameOf: (item: Item) => string,
) {
  const labels = draft.messages.list;
  const list = itemsOfList(draft.items, kind, parent);
  const [opened, setOpened] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [announced, setAnnounced] = useState('');
  const region = useRef<HTMLElement>(null);
  const focusOn = useFocusAfter(region);
  const named = (idItem: string) => (item: Item) => item.idItem === idItem;
  const positionOf = (idItem: string) =>
    itemsOfList(draft.items, kind, parent).findIndex(named(idItem));

  const add = async (content: Item['content'] = {}) => {
    const item = await draft.blank(kind, parent ?? null, content);
    const { items } = draft;
    // A picture whose upload ends after the list is full stays in the library only.
    if (itemsOfList(items, kind, parent).length >= cap) return;
    draft.setItems([...items, item]);
    if (opensAdded) setOpened(item.idItem);
    onAdded?.(item.idItem);
    setAnnounced(fill(labels.added, { position: list.length + 1 }));
    // Uploads end one after another; the user may already be typing in the first one's field.
    if (!shouldKeepFocus()) focusOn(firstOf(item.idItem));
  };

  const move = (idItem: string, position: number, part?: string) => {
    const { items } = draft;
    const next = moveItemTo(items, idItem, position);
    if (next === items) return;
    const name = nameOf(items.find(named(idItem)) as Item);
    if (part) focusOn(row(idItem, part), leaveField());
    draft.setItems(next);
    const { length: count } = itemsOfList(next, kind, parent);
    setAnnounced(fill(labels.moved, { name, position: position + 1, count }));
  };

  /** Reads the current index, since a second press may come before the first move is rendered. */
  const moveBy = (idItem: string, offset: number, part: string) =>
    move(idItem, positionOf(idItem) + offset, part);

  const remove = (idItem: string) => {
    const { items } = draft;
    const item = items.find(named(idItem));
    if (!item) return;
    const name = nameOf(item);
    setRemoved({ items, idItem, position: positionOf(idItem), name });
    draft.setItems(withoutItem(items, idItem));
    setAnnounced(fill(labels.removed, { name }));
    focusOn(`[data-undo="${kind}"]`);
  };

  const undo = () => {
    if (!removed) return;
    const { idItem, position } = removed;
    const { items } = draft;
    const back = removed.items.filter(
      (item) =>
        (item.idItem === idItem || item.parent === idItem) && !items.some(named(item.idItem)),
    );
    draft.setItems(moveItemTo([...items, ...back], idItem, Math.min(position, list.length)));
    setRemoved(null);
    setAnnounced(labels.restored);
    focusOn(row(idItem, 'button'));
  };

  return {
    list,
    opened,
    setOpened,
    announced,
    region,
    add,
    move,
    removed,
    moveBy: framed(moveBy),
    remove: framed(remove),
    undo: framed(undo),
  };
}
