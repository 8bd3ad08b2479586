import type { DragEvent, ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { media } from '#shared/core/picture.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import { chevronDown, chevronUp, trash } from '#shared/ui/icon/icons.ts';
import { LONGEST_ALT } from '../core/cover.ts';
import type { ShownBanner } from '../core/cover-edit.ts';
import styles from './Cover.module.css';
import type { WizardWords } from './wizard-words.ts';

interface Props {
  readonly banner: ShownBanner;
  readonly index: number;
  readonly count: number;
  readonly disabled: boolean;
  readonly say: Catalogue['profile']['cover'];
  readonly words: WizardWords;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
  readonly onDescribe: (index: number, altText: string) => void;
}

/** One banner: its picture, its words and its place, by button or by dragging. */
export function BannerCard(props: Props): ReactNode {
  const { banner, index, count, disabled, say, words, onMove, onRemove, onDescribe } = props;
  const position = index + 1;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const from = Number(event.dataTransfer.getData('text/plain'));
    if (!disabled && Number.isInteger(from)) onMove(from, index);
  };
  const step = (to: number) => {
    // At either end the button stays, so the focus is not lost; it only has nothing to do.
    if (to >= 0 && to < count) onMove(index, to);
  };
  return (
    <li
      className={styles['banner']}
      draggable={!disabled}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', String(index))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <div className={styles['picture']}>
        <img
          src={media(banner.idMedia, 640, 'webp')}
          alt={banner.altText || fill(say.pictureOf, { position })}
          width={640}
          height={360}
          draggable={false}
        />
      </div>
      <div className={styles['words']}>
        {index === 0 && <p className={styles['first']}>{say.first}</p>}
        <Field
          label={say.alt}
          hint={say.altHint}
          words={words.form}
          optional
          value={banner.altText}
          maxLength={LONGEST_ALT}
          disabled={disabled}
          onChange={(event) => onDescribe(index, event.target.value)}
        />
        <div className={styles['tools']}>
          {count > 1 && (
            <>
              <Button
                variant="secondary"
                icon={chevronUp}
                label={fill(say.up, { position })}
                aria-disabled={index === 0}
                disabled={disabled}
                onClick={() => step(index - 1)}
              />
              <Button
                variant="secondary"
                icon={chevronDown}
                label={fill(say.down, { position })}
                aria-disabled={index === count - 1}
                disabled={disabled}
                onClick={() => step(index + 1)}
              />
            </>
          )}
          <Button
            variant="secondary"
            icon={trash}
            label={fill(say.remove, { position })}
            disabled={disabled}
            onClick={() => onRemove(index)}
          />
        </div>
      </div>
    </li>
  );
}
