import { type PointerEvent, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { dragRow } from '#shared/ui/control/drag-row.ts';
import { classes } from '#shared/ui/style/classes.ts';
import type { Item } from '../../core/sections/section.ts';
import type { SectionDraft } from './draft/use-section-draft.ts';
import styles from './ItemList.module.css';
import type { ItemFields } from './item-fields.ts';
import { ListRow, type RowSummary } from './list/ListRow.tsx';
import { useGrowing } from './list/use-growing.ts';
import { UploadsUnderWay, useUploadsUnderWay } from './uploads-under-way.ts';
import { useItemList } from './use-item-list.ts';

interface Props<Content> {
  readonly draft: SectionDraft;
  readonly kind: string;
  /** The item whose list it is; without one it is a list of the section. */
  readonly parent?: string;
  readonly messages: {
    readonly list: string;
    /** On the button, where no `adder` stands in its place. */
    readonly add?: string;
    /** Said while there is nothing: what belongs here, with an example. */
    readonly empty: string;
    readonly untitled: string;
    /** On the button that opens a row, where there is nothing to edit in it. */
    readonly open?: string;
    /** Said at the cap, where it is not the package that sets it. */
    readonly full?: string;
  };
  readonly rowOf: (content: Content, idItem: string) => RowSummary;
  /** Makes the list a grid of pictures: what stands below each of them, without being opened. */
  readonly caption?: (fields: ItemFields<Content>) => ReactNode;
  /** The fields that stand in it: what is wrong with them is seen without opening the item. */
  readonly captioned?: readonly (keyof Content & string)[];
  /** Stands above the pictures of a grid: what is done to all of them at once. */
  readonly aboveGrid?: (list: readonly Item[]) => ReactNode;
  /** The shape of the pictures of a grid. */
  readonly shape?: 'square' | 'wide';
  /** Visitors see the items in the order they stand in; if not, there is none to change. */
  readonly isOrdered?: boolean;
  /** Stands in place of the button that adds: a place to drop a picture. */
  readonly adder?: (add: (content: Partial<Content>) => unknown, remaining: number) => ReactNode;
  /** Where an item is filled in, when that is a page of its own. */
  readonly pageOf?: (idItem: string) => string;
  /** The fields of an opened row; none where all there is to fill in is the caption. */
  readonly children?: (fields: ItemFields<Content>, idItem: string) => ReactNode;
}

/** A list of a section: added to, ordered by drag and by keyboard, removed from with undo, counted. */
export function ItemList<Content extends object>(props: Props<Content>): ReactNode {
  const { draft, kind, parent, messages, rowOf, isOrdered = true } = props;
  const { caption, captioned = [], shape = 'square', pageOf } = props;
  const labels = draft.messages.list;
  const titleOf = ({ content, idItem }: Item) =>
    rowOf(content as Content, idItem).title || messages.untitled;
  const cap = draft.caps[kind] ?? 0;
  const onAdded = pageOf && ((idItem: string) => void draft.save('later', pageOf(idItem)));
  const listOptions = { kind, parent, cap, opensAdded: !caption, onAdded };
  const control = useItemList(draft, listOptions, titleOf);
  const { list, removed, region } = control;
  const { items } = draft;
  const countId = useId();
  const Heading = parent === undefined ? 'h2' : 'h3';
  const drawn = useGrowing(list.length);
  const { pinned, open } = usePinnedOpen(draft, list, control.setOpened, captioned);
  const summaries = list.map(({ content, idItem }) => rowOf(content as Content, idItem));
  const undo = (position: number) =>
    removed?.position === position && (
      <Undo kind={kind} labels={labels} removedTitle={removed.name} onUndo={control.undo} />
    );
  const adders = (
    <Adders fullMessage={messages.full ?? labels.full} isFull={list.length >= cap}>
      {props.adder?.((content) => void control.add(content), cap - list.length) ?? (
        <Button variant="secondary" icon="plus" onClick={() => void control.add()}>
          {messages.add}
        </Button>
      )}
    </Adders>
  );
  return (
    <section className={styles['section']} ref={region} aria-labelledby={countId}>
      <Heading className={styles['count']} id={countId} data-over={list.length > cap || undefined}>
        {messages.list} <span>{fill(labels.count, { count: list.length, cap })}</span>
      </Heading>
      {list.length === 0 && <p className={styles['empty']}>{messages.empty}</p>}
      {caption && adders}
      {props.aboveGrid?.(list)}
      <ol
        className={styles['items']}
        data-grid={caption ? shape : undefined}
        data-pictures={summaries.some(({ idMedia }) => idMedia) || undefined}
        aria-labelledby={countId}
      >
        {list.slice(0, drawn).map((item, position) => {
          const { idItem } = item;
          const index = items.indexOf(item);
          return (
            <ListRow<Content>
              key={idItem}
              draft={draft}
              item={item}
              index={index}
              position={position}
              count={isOrdered ? list.length : 1}
              labels={{ ...labels, edit: messages.open ?? labels.edit }}
              untitled={messages.untitled}
              isFixed={draft.isFixed}
              isWide={shape === 'wide'}
              summary={summaries[position] as RowSummary}
              errorCodes={codesOf(draft, index)}
              before={undo(position)}
              isOpen={control.opened === idItem || pinned.includes(idItem)}
              onHold={(press) => startDrag(press, (to) => control.move(idItem, to))}
              onOpen={(isOpened) => open(idItem, isOpened)}
              onMove={(places, part) => control.moveBy(idItem, places, part)}
              onRemove={() => control.remove(idItem)}
              page={pageOf && pageOf(idItem) + (pinned.includes(idItem) ? '#wrong' : '')}
              parts={props}
            />
          );
        })}
        {list.slice(drawn).map(({ idItem }) => (
          <li key={idItem} className={styles['awaited']} aria-hidden />
        ))}
      </ol>
      {undo(list.length)}
      {!caption && adders}
      <p className="visually-hidden" role="status">
        {control.announced}
      </p>
    </section>
  );
}

const errorsIn = (draft: SectionDraft, index: number) => draft.errors.items?.[index]?.content ?? {};

const codesOf = (draft: SectionDraft, index: number) =>
  Object.entries(errorsIn(draft, index))
    .map(([field, error]) => `${field} ${error?.message}`)
    .join();

/** Rows that an error opened stay open once it is mended, until they are closed. */
function usePinnedOpen(
  draft: SectionDraft,
  list: readonly Item[],
  setOpened: (idItem: string | null) => void,
  captioned: readonly string[],
) {
  const { items, errors } = draft;
  const errorFieldsIn = (index: number) => Object.keys(errorsIn(draft, index));
  /** A field in it, or of what belongs to it, has to be looked at. */
  const hasErrors = ({ idItem }: Item) =>
    items.some(
      (item, index) =>
        (item.idItem === idItem &&
          errorFieldsIn(index).some((name) => !captioned.includes(name))) ||
        (item.parent === idItem && errorFieldsIn(index).length > 0),
    );
  const [pinned, setPinned] = useState<readonly string[]>([]);
  const invalidItems = errors.items
    ? list.filter((item) => hasErrors(item) && !pinned.includes(item.idItem))
    : [];
  if (invalidItems.length > 0) setPinned([...pinned, ...invalidItems.map(({ idItem }) => idItem)]);
  const open = (idItem: string, isOpened: boolean) => {
    setOpened(isOpened ? idItem : null);
    setPinned((before) => before.filter((pinnedId) => pinnedId !== idItem));
  };
  return { pinned, open };
}

function startDrag(event: PointerEvent<HTMLElement>, move: (to: number) => void): void {
  // A picture is held by its handle or by itself, not by both.
  event.stopPropagation();
  // In one turn with the end of the drag, or the row would be seen at its old place in between.
  dragRow(event.currentTarget, event.nativeEvent, (to) => flushSync(() => move(to)));
}

interface AddersProps {
  /** Said when there is no room for more. */
  readonly fullMessage: string;
  readonly isFull: boolean;
  readonly children: ReactNode;
}

/** What adds to the list, as long as there is room or files are on their way. */
function Adders({ fullMessage, isFull, children }: AddersProps): ReactNode {
  const [hasUploads, addUploads] = useUploadsUnderWay();
  return (
    <>
      {isFull && <p className={styles['full']}>{fullMessage}</p>}
      {(!isFull || hasUploads) && (
        <UploadsUnderWay value={addUploads}>
          <div className={styles['adders']}>{children}</div>
        </UploadsUnderWay>
      )}
    </>
  );
}

interface UndoProps {
  readonly kind: string;
  readonly labels: SectionDraft['messages']['list'];
  /** The title of the item that was removed. */
  readonly removedTitle: string;
  readonly onUndo: () => void;
}

function Undo({ kind, labels, removedTitle, onUndo }: UndoProps): ReactNode {
  return (
    <p className={classes('form-note tone-info', styles['removed'])}>
      <span>{fill(labels.removed, { name: removedTitle })}</span>
      <Button variant="secondary" size="small" data-undo={kind} onClick={onUndo}>
        {labels.undo}
      </Button>
    </p>
  );
}
