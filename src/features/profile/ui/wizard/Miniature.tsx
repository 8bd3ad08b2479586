import type { ReactNode } from 'react';
import { media } from '#shared/core/picture.ts';
import styles from './Wizard.module.css';

interface Props {
  readonly idMedia: string | null;
  readonly title: string;
  readonly over?: string | number | null;
  readonly text?: string;
  /** A small round picture beside the text, instead of a wide one above it. */
  readonly isPortrait?: boolean;
}

export function Miniature({ idMedia, title, over, text, isPortrait = false }: Props): ReactNode {
  return (
    <div className={styles['mini']} data-portrait={isPortrait || undefined}>
      {idMedia && <img src={media(idMedia, 320, 'webp')} alt="" />}
      <div className={styles['mini-words']}>
        {over && <p className={styles['mini-over']}>{over}</p>}
        <p className={styles['mini-title']}>{title}</p>
        {text && <p className={styles['mini-text']}>{text}</p>}
      </div>
    </div>
  );
}
