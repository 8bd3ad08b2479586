import { type PointerEventHandler, type ReactNode, useDeferredValue, useId } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { media } from '#shared/core/picture.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import styles from '../ItemList.module.css';
import { UploadsUnderWay, useUploadsUnderWay } from '../uploads-under-way.ts';
import tile from './Tile.module.css';
import { FIRST_ROWS } from './use-growing.ts';

export interface RowHandlers {
  readonly onHold: PointerEventHandler<HTMLElement>;
  readonly onOpen: (open: boolean) => void;
  /** Ignores an `offset` beyond either end; `part` selects the control that gets the focus. */
  readonly onMove: (offset: number, part: string) => void;
  readonly onRemove: () => void;
}

interface Props extends RowHandlers {
  readonly idItem: string;
  readonly position: number;
  readonly count: number;
  readonly name: string;
  readonly idMedia?: string | null | undefined;
  readonly holds?: string;
  readonly labels: Catalogue['profile']['list'];
  readonly before: ReactNode;
  readonly isOpen: boolean;
  readonly isFixed: boolean;
  /** The picture of a grid fills its row on a phone. */
  readonly isWide: boolean;
  /** URL of the page that edits the item; an error then marks the row instead of opening it. */
  readonly page: string | undefined;
  readonly caption: ReactNode;
  readonly errorCodes: string;
  /** Renders the fields once the row is opened; a row without fields cannot be opened. */
  readonly children: (() => ReactNode) | undefined;
}

interface ToolsProps extends Props {
  readonly isShown: boolean;
  readonly fieldsId: string;
}

/** Opens the fields, or leads to the page that edits the item. */
function Opener(props: ToolsProps): ReactNode {
  const { position, name, labels, isShown, fieldsId, caption, page } = props;
  const which = fill(labels.which, { name, position: position + 1 });
  const opener = {
    steady: true,
    'aria-expanded': isShown,
    'aria-controls': fieldsId,
    onClick: () => props.onOpen(!isShown),
  };
  const open = isShown && !page ? labels.close : labels.edit;
  const target = page ? { href: page, 'data-invalid': isShown || undefined } : opener;
  return caption && !page ? (
    <Button {...opener} variant="quiet" icon="edit" label={`${open} ${which}`} />
  ) : (
    <Button {...target} variant="secondary" size="small" which={which}>
      {open}
    </Button>
  );
}

function RowTools(props: ToolsProps): ReactNode {
  const { position, count, name, labels, caption, page, children } = props;
  const placeholders = { name, position: position + 1 };
  const isTile = !!caption;
  return (
    <div className={styles['tools']}>
      {!isTile && (page || children) && <Opener {...props} />}
      {count > 1 && (
        <>
          <Button
            steady
            data-up
            variant="quiet"
            icon={isTile ? 'chevronLeft' : 'chevronUp'}
            label={fill(labels.up, placeholders)}
            // `aria-disabled` instead of `disabled`: a disabled button would lose the focus.
            aria-disabled={position === 0}
            onClick={() => props.onMove(-1, '[data-up]')}
          />
          <Button
            steady
            data-down
            variant="quiet"
            icon={isTile ? 'chevronRight' : 'chevronDown'}
            label={fill(labels.down, placeholders)}
            aria-disabled={position === count - 1}
            onClick={() => props.onMove(1, '[data-down]')}
          />
        </>
      )}
      {isTile && children && <Opener {...props} />}
      <Button
        steady
        variant="quiet"
        icon="trash"
        label={fill(labels.remove, placeholders)}
        onClick={props.onRemove}
      />
    </div>
  );
}

interface HeadProps extends ToolsProps {
  readonly hasUploads: boolean;
}

/** The picture with its title or caption, and the tools. */
function RowHead(props: HeadProps): ReactNode {
  const { position, count, name, idMedia, holds, labels, isShown, hasUploads } = props;
  const { isFixed, isWide, onHold, caption, page } = props;
  const isMovable = count > 1 && !isFixed;
  const handle = isMovable && (
    <span className={styles['handle']} title={labels.drag} onPointerDown={onHold}>
      <Icon of="drag" />
    </span>
  );
  const about = (
    <>
      {holds && <span>{holds}</span>}
      {page && isShown && <span className={styles['wrong']}>{labels.wrong}</span>}
      {hasUploads && !isShown && <span>{labels.uploads}</span>}
    </>
  );
  const picture = idMedia ? (
    <img
      src={media(idMedia, isWide ? 640 : 320, 'webp')}
      alt=""
      draggable={false}
      // Pictures out of sight load after the scripts of the step.
      loading="lazy"
      decoding="async"
    />
  ) : (
    <Icon of="image" />
  );
  return caption ? (
    <>
      <div
        className={tile['picture']}
        // Touching the picture scrolls the page; on touch screens only the handle starts a drag.
        onPointerDown={(press) => isMovable && press.pointerType === 'mouse' && onHold(press)}
      >
        {picture}
        <span className={tile['number']} aria-hidden="true">
          {position + 1}
        </span>
        {handle}
      </div>
      <div className={tile['caption']}>
        {caption}
        <p className={tile['about']}>{about}</p>
      </div>
      <RowTools {...props} />
    </>
  ) : (
    <div className={styles['head']}>
      {handle}
      {idMedia ? picture : <span className={styles['blank']}>{picture}</span>}
      <p className={styles['name']}>
        {name}
        {about}
      </p>
      <RowTools {...props} />
    </div>
  );
}

/** One item with its title or caption, its tools, and its fields once opened. */
export function ItemRow(props: Props): ReactNode {
  const { idItem, position, before, isOpen: isShown, errorCodes, children } = props;
  const fieldsId = useId();
  const [hasUploads, addUploads] = useUploadsUnderWay();
  // Deferred: the button changes first, then the fields render; not if an error needs the focus.
  const isPainted = useDeferredValue(isShown);
  const isFilled = isPainted || (isShown && errorCodes !== '');
  return (
    <>
      {before && <li className={styles['slot']}>{before}</li>}
      <li
        className={styles['item']}
        data-item={idItem}
        data-open={isShown || undefined}
        data-far={position >= FIRST_ROWS || undefined}
      >
        <RowHead {...props} isShown={isShown} fieldsId={fieldsId} hasUploads={hasUploads} />
        {children && (
          <div className={styles['fields']} id={fieldsId} hidden={!isShown}>
            {(isFilled || hasUploads) && (
              <UploadsUnderWay value={addUploads}>{children()}</UploadsUnderWay>
            )}
          </div>
        )}
      </li>
    </>
  );
}
