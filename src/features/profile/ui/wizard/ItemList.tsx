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
  /** Id of the item whose children are listed; absent: the section's top-level items. */
  readonly parent?: string;
  readonly messages: {
    readonly list: string;
    /** The label of the add button, unless `adder` replaces it. */
    readonly add?: string;
    /** Shown for an empty list: an example of its content. */
    readonly empty: string;
    readonly untitled: string;
    /** The label of the button that opens a row without fields to edit. */
    readonly open?: string;
    /** Replaces the message "limit of your package" where the cap is equal in all packages. */
    readonly full?: string;
  };
  readonly rowOf: (content: Content, idItem: string) => RowSummary;
  /** Renders the content below each picture; the list is then a grid. */
  readonly caption?: (fields: ItemFields<Content>) => ReactNode;
  /** Fields within `caption`: their errors are visible without opening the item. */
  readonly captioned?: readonly (keyof Content & string)[];
  /** Tools above a grid that apply to all of its pictures. */
  readonly aboveGrid?: (list: readonly Item[]) => ReactNode;
  readonly shape?: 'square' | 'wide';
  /** False if the public page sorts the items itself, so that moving them would have no effect. */
  readonly isOrdered?: boolean;
  /** Replaces the add button, for example by a drop zone. */
  readonly adder?: (add: (content: Partial<Content>) => unknown, remaining: number) => ReactNode;
  /** The URL of the page that edits an item in place of an opened row. */
  readonly pageOf?: (idItem: string) => string;
  /** Renders the fields of an opened row; absent when the caption has them all. */
  readonly children?: (fields: ItemFields<Content>, idItem: string) => ReactNode;
}

/** A list whose items are added, moved by drag or keyboard, and removed with undo. */
export function ItemList<Content extends object>(props: Props<Content>): ReactNode {
  const { draft, kind, parent, messages, rowOf, caption, pageOf } = props;
  const labels = draft.messages.list;
  const titleOf = ({ content, idItem }: Item) =>
    rowOf(content as Content, idItem).title || messages.untitled;
  const cap = draft.caps[kind] ?? 0;
  const onAdded = pageOf && ((idItem: string) => void draft.save('later', pageOf(idItem)));
  const listOptions = { kind, parent, cap, opensAdded: !caption, onAdded };
  const control = useItemList(draft, listOptions, titleOf);
  const { list, removed, region } = control;
  const countId = useId();
  const Heading = parent === undefined ? 'h2' : 'h3';
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
      <ItemRows {...props} control={control} undo={undo} labelId={countId} />
      {undo(list.length)}
      {!caption && adders}
      <p className="visually-hidden" role="status">
        {control.announced}
      </p>
    </section>
  );
}

interface RowsProps<Content> extends Props<Content> {
  readonly control: ReturnType<typeof useItemList>;
  /** Renders the undo notice of the last removal at the position the item had, else nothing. */
  readonly undo: (position: number) => ReactNode;
  readonly labelId: string;
}

function ItemRows<Content extends object>(props: RowsProps<Content>): ReactNode {
  const { draft, messages, rowOf, isOrdered = true, control, undo, labelId } = props;
  const { caption, captioned = [], shape = 'square', pageOf } = props;
  const { list } = control;
  const labels = draft.messages.list;
  const drawn = useGrowing(list.length);
  const { pinned, open } = usePinnedOpen(draft, list, control.setOpened, captioned);
  const summaries = list.map(({ content, idItem }) => rowOf(content as Content, idItem));
  return (
    <ol
      className={styles['items']}
      data-grid={caption ? shape : undefined}
      data-pictures={summaries.some(({ idMedia }) => idMedia) || undefined}
      aria-labelledby={labelId}
    >
      {list.slice(0, drawn).map((item, position) => {
        const { idItem } = item;
        const index = draft.items.indexOf(item);
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
  );
}

const errorsIn = (draft: SectionDraft, index: number) => draft.errors.items?.[index]?.content ?? {};

const codesOf = (draft: SectionDraft, index: number) =>
  Object.entries(errorsIn(draft, index))
    .map(([field, error]) => `${field} ${error?.message}`)
    .join();

/** Rows opened by an error stay open after its correction until the user closes them. */
function usePinnedOpen(
  draft: SectionDraft,
  list: readonly Item[],
  setOpened: (idItem: string | null) => void,
  captioned: readonly string[],
) {
  const { items, errors } = draft;
  const errorFieldsIn = (index: number) => Object.keys(errorsIn(draft, index));
  /** True when the item, or an item within it, has an error that is out of sight. */
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
  // The drag handle lies on the picture, which would start a second drag.
  event.stopPropagation();
  // A later render would show the row at its old position when the drag ends.
  dragRow(event.currentTarget, event.nativeEvent, (to) => flushSync(() => move(to)));
}

interface AddersProps {
  readonly fullMessage: string;
  readonly isFull: boolean;
  readonly children: ReactNode;
}

/** Shows the add controls until the list is full and no upload is running. */
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
