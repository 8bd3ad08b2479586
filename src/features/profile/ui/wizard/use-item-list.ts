import { useLayoutEffect, useRef, useState } from 'react';
import { fill } from '#shared/core/fill.ts';
import { listed, placeItem, withoutItem } from '../../core/section-draft/arrange-items.ts';
import type { Item } from '../../core/sections/section.ts';
import type { SectionDraft } from './draft/use-section-draft.ts';

interface Removed {
  readonly items: readonly Item[];
  readonly idItem: string;
  readonly at: number;
  readonly name: string;
}

/** What has the focus is written in, or says why a file was refused. */
function holdsFocus(): boolean {
  const held = 'input:not([type=file]), textarea, select, [role=alert]';
  return document.activeElement?.matches(held) ?? false;
}

const FIELD = ':is(input, textarea)';

export interface ListPlace {
  readonly kind: string;
  /** The item it belongs to, where the list is one of an item. */
  readonly parent?: string | undefined;
  readonly cap: number;
  /** An item that is added stands open, to be filled in. */
  readonly opensAdded: boolean;
  readonly onAdded?: ((idItem: string) => void) | undefined;
}

/** What a row says of the pictures that lie in its item: the first, and how many they are. */
export function heldBy(draft: SectionDraft, kind: string, idItem: string) {
  const inside = listed(draft.items, kind, idItem);
  const pictures = inside.map(({ content }) => (content as { idMedia: string | null }).idMedia);
  const holds = fill(draft.words.list.holds, { count: inside.length });
  return { idMedia: pictures.find(Boolean), holds };
}

/** What can be done to one list of a section, where the focus goes then, and what is said of it. */
export function useItemList(
  draft: SectionDraft,
  { kind, parent, cap, opensAdded, onAdded }: ListPlace,
  nameOf: (item: Item) => string,
) {
  const say = draft.words.list;
  const list = listed(draft.items, kind, parent);
  /** Rows that were not drawn again since call what they were given long ago. */
  const stand = (): readonly Item[] => draft.form.getValues('items');
  const [opened, setOpened] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [announced, setAnnounced] = useState('');
  const focus = useRef<string>(undefined);
  const region = useRef<HTMLElement>(null);

  // Once it stands there: a moved row loses the focus it had, a new one never had it.
  useLayoutEffect(() => {
    if (focus.current === undefined) return;
    region.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = undefined;
  });

  const row = (idItem: string, part: string) => `[data-item="${idItem}"] ${part}`;
  /** The first field of a row, or the first button of one that has nothing to fill in. */
  const firstOf = (idItem: string) =>
    `[data-item="${idItem}"]:not(:has(${FIELD})) button, ${row(idItem, FIELD)}`;

  const add = async (content: Item['content'] = {}) => {
    const item = await draft.blank(kind, parent ?? null, content);
    const items = stand();
    // What has arrived too late for its place is in the library.
    if (listed(items, kind, parent).length >= cap) return;
    draft.setItems([...items, item]);
    if (opensAdded) setOpened(item.idItem);
    onAdded?.(item.idItem);
    setAnnounced(fill(say.added, { position: list.length + 1 }));
    // Several pictures arrive one after the other, while somebody is already typing.
    if (!holdsFocus()) focus.current = firstOf(item.idItem);
  };

  const move = (idItem: string, at: number, part?: string) => {
    const items = stand();
    const next = placeItem(items, idItem, at);
    if (next === items) return;
    const item = items.find((one) => one.idItem === idItem);
    const name = item ? nameOf(item) : '';
    draft.setItems(next);
    const { length: count } = listed(next, kind, parent);
    setAnnounced(fill(say.moved, { name, position: at + 1, count }));
    if (part) focus.current = row(idItem, part);
  };

  const remove = (idItem: string) => {
    const items = stand();
    const siblings = listed(items, kind, parent);
    const at = siblings.findIndex((one) => one.idItem === idItem);
    const item = siblings[at];
    if (!item) return;
    const name = nameOf(item);
    setRemoved({ items, idItem, at, name });
    draft.setItems(withoutItem(items, idItem));
    setAnnounced(fill(say.removed, { name }));
    focus.current = `[data-undo="${kind}"]`;
  };

  const undo = () => {
    if (!removed) return;
    const { idItem, at } = removed;
    const items = stand();
    const isThere = ({ idItem: id }: Item) => items.some((one) => one.idItem === id);
    const back = removed.items.filter(
      (one) => (one.idItem === idItem || one.parent === idItem) && !isThere(one),
    );
    draft.setItems(placeItem([...items, ...back], idItem, Math.min(at, list.length)));
    setRemoved(null);
    setAnnounced(say.restored);
    focus.current = row(idItem, 'button');
  };

  return { list, opened, setOpened, announced, region, add, move, remove, undo, removed };
}
