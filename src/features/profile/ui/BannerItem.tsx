import type { ReactNode } from 'react';
import { fill } from '#shared/core/fill.ts';
import { media } from '#shared/core/paths.ts';
import { chevronDown, chevronUp, drag, trash } from '#shared/ui/icons.ts';
import { Button } from '#shared/ui/react/Button.tsx';
import { Field } from '#shared/ui/react/Field.tsx';
import { Icon } from '#shared/ui/react/Icon.tsx';
import { LONGEST_ALT } from '../core/cover.ts';
import type { SavedCover } from '../core/profile-contract.ts';
import styles from './CoverEditor.module.css';

export interface BannerWords {
  readonly alt: string;
  readonly altHint: string;
  readonly earlier: string;
  readonly later: string;
  readonly remove: string;
}

interface Props {
  readonly banner: SavedCover['banners'][number];
  readonly index: number;
  readonly count: number;
  readonly words: BannerWords;
  readonly formWords: { readonly required: string; readonly optional: string };
  readonly disabled: boolean;
  readonly onDescribe: (altText: string) => void;
  readonly onDescribed: () => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onDragStart: () => void;
  readonly onDropHere: () => void;
}

/** One banner: its picture, what it shows in words, its place among the others. */
export function BannerItem(props: Props): ReactNode {
  const { banner, index, count, words, formWords, disabled, onMove } = props;
  const position = index + 1;
  const numbered = (template: string) => fill(template, { position });
  return (
    <li
      className={styles['item']}
      draggable={!disabled && count > 1}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        props.onDragStart();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        props.onDropHere();
      }}
    >
      <span className={styles['position']}>
        {count > 1 && <Icon of={drag} />}
        {position}
      </span>
      <img
        className={styles['picture']}
        src={media(banner.idMedia, 640, 'webp')}
        alt={banner.altText}
        width={banner.picture.width}
        height={banner.picture.height}
      />
      <div className={styles['words']}>
        <Field
          label={words.alt}
          hint={words.altHint}
          words={formWords}
          optional
          maxLength={LONGEST_ALT}
          value={banner.altText}
          disabled={disabled}
          onChange={(event) => props.onDescribe(event.target.value)}
          onBlur={props.onDescribed}
        />
      </div>
      <div className={styles['tools']}>
        <Button
          variant="quiet"
          icon={chevronUp}
          label={numbered(words.earlier)}
          disabled={disabled || index === 0}
          onClick={() => onMove(index - 1)}
        />
        <Button
          variant="quiet"
          icon={chevronDown}
          label={numbered(words.later)}
          disabled={disabled || index === count - 1}
          onClick={() => onMove(index + 1)}
        />
        <Button
          variant="quiet"
          icon={trash}
          label={numbered(words.remove)}
          disabled={disabled}
          onClick={props.onRemove}
        />
      </div>
    </li>
  );
}
