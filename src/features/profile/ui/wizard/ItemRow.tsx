import { type DragEventHandler, type ReactNode, useId, useState } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { media } from '#shared/core/picture.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import styles from './ItemList.module.css';
import { UploadsUnderWay, useUploadsUnderWay } from './uploads-under-way.ts';

interface Props {
  readonly idItem: string;
  readonly at: number;
  readonly count: number;
  readonly name: string;
  readonly idMedia?: string | null | undefined;
  readonly holds?: string;
  readonly words: Catalogue['profile']['list'];
  readonly before: ReactNode;
  readonly isOpen: boolean;
  readonly isAlwaysOpen: boolean;
  readonly isFixed: boolean;
  readonly isDragged: boolean;
  readonly drag: Readonly<
    Record<'onDragStart' | 'onDragEnd' | 'onDragOver' | 'onDrop', DragEventHandler>
  >;
  readonly onOpen: (open: boolean) => void;
  /** `part` is the control that keeps the focus. */
  readonly onMove: (to: number, part: string) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

interface ToolsProps extends Props {
  readonly isShown: boolean;
  readonly fieldsId: string;
}

/** Opens, moves and removes the item. */
function RowTools(props: ToolsProps): ReactNode {
  const { at, count, name, words, isShown, isAlwaysOpen, fieldsId } = props;
  const place = { name, position: at + 1 };
  const step = (to: number, part: string) => {
    // At either end the button stays, so the focus is not lost; it only has nothing to do.
    if (to >= 0 && to < count) props.onMove(to, part);
  };
  return (
    <div className={styles['tools']}>
      {!isAlwaysOpen && (
        <Button
          steady
          variant="secondary"
          size="small"
          aria-expanded={isShown}
          aria-controls={fieldsId}
          onClick={() => props.onOpen(!isShown)}
        >
          {isShown ? words.close : words.edit}
          <span className="visually-hidden"> {fill(words.which, place)}</span>
        </Button>
      )}
      {count > 1 && (
        <>
          <Button
            steady
            data-up
            variant="quiet"
            icon="chevronUp"
            label={fill(words.up, place)}
            aria-disabled={at === 0}
            onClick={() => step(at - 1, '[data-up]')}
          />
          <Button
            steady
            data-down
            variant="quiet"
            icon="chevronDown"
            label={fill(words.down, place)}
            aria-disabled={at === count - 1}
            onClick={() => step(at + 1, '[data-down]')}
          />
        </>
      )}
      <Button
        steady
        variant="quiet"
        icon="trash"
        label={fill(words.remove, place)}
        onClick={props.onRemove}
      />
    </div>
  );
}

/** One item: what it is called, its tools, and its fields once it is opened. */
export function ItemRow(props: Props): ReactNode {
  const { idItem, count, name, idMedia, holds, words, before, isOpen, isAlwaysOpen } = props;
  const { isFixed, isDragged, drag, children } = props;
  const fieldsId = useId();
  // Only while the handle is held: a row that can always be dragged lets no text be selected in it.
  const [isHeld, setHeld] = useState(false);
  const isShown = isOpen || isAlwaysOpen;
  const [isKept, keep] = useUploadsUnderWay();
  return (
    <>
      {before && <li className={styles['slot']}>{before}</li>}
      <li
        className={styles['item']}
        data-item={idItem}
        data-dragged={isDragged || undefined}
        draggable={isHeld}
        {...drag}
      >
        <div className={styles['head']}>
          {count > 1 && !isFixed && (
            <span
              className={styles['handle']}
              title={words.drag}
              onPointerDown={() => setHeld(true)}
              onPointerUp={() => setHeld(false)}
            >
              <Icon of="drag" />
            </span>
          )}
          {idMedia && !isAlwaysOpen ? (
            <img src={media(idMedia, 320, 'webp')} alt="" width={64} height={48} />
          ) : (
            <span className={styles['blank']}>
              <Icon of="image" />
            </span>
          )}
          <p className={styles['name']}>
            {name}
            {holds && <span>{holds}</span>}
            {isKept && !isShown && <span>{words.uploads}</span>}
          </p>
          <RowTools {...props} isShown={isShown} fieldsId={fieldsId} />
        </div>
        <div className={styles['fields']} id={fieldsId} hidden={!isShown}>
          {(isShown || isKept) && <UploadsUnderWay value={keep}>{children}</UploadsUnderWay>}
        </div>
      </li>
    </>
  );
}
