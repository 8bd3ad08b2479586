import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import type { RefusalWords } from '#features/media/core/picture-refusal.ts';
import { fill } from '#shared/core/fill.ts';
import { classes } from '#shared/ui/classes.ts';
import type { ImageUploadWords } from '#shared/ui/react/ImageUpload.tsx';
import { ImageUpload } from '#shared/ui/react/ImageUpload.tsx';
import type { BannerWords } from './BannerItem.tsx';
import { BannerItem } from './BannerItem.tsx';
import styles from './CoverEditor.module.css';
import { checkPicture } from './picture-client.ts';
import type { useCover } from './use-cover.ts';

/** `{ ...catalogue(locale).media, form: catalogue(locale).shared.form }`. */
export interface CoverWords {
  readonly cover: BannerWords & {
    readonly add: string;
    readonly count: string;
    readonly full: string;
    readonly list: string;
    readonly empty: string;
    readonly moved: string;
    readonly removed: string;
    readonly saving: string;
    readonly saved: string;
    readonly notSaved: string;
    readonly locked: string;
  };
  readonly upload: ImageUploadWords & { readonly coverRules: string };
  readonly refusals: RefusalWords;
  readonly form: { readonly required: string; readonly optional: string };
}

interface Props {
  /** Made by the step, which also waits for `save` before it goes on. */
  readonly cover: ReturnType<typeof useCover>;
  readonly cap: number;
  readonly isLocked: boolean;
  readonly words: CoverWords;
}

/** The list of banners and the place to drop another; everything is saved as it is done. */
export function CoverEditor({ cover, cap, isLocked, words }: Props): ReactNode {
  const { banners, state } = cover;
  const [said, say] = useState('');
  const dragged = useRef<number | null>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const isFull = banners.length >= cap;
  const stateWords = {
    idle: '',
    saving: words.cover.saving,
    saved: words.cover.saved,
    failed: words.cover.notSaved,
  }[state];

  function move(from: number, to: number): void {
    if (from === to) return;
    cover.move(from, to);
    say(fill(words.cover.moved, { position: to + 1 }));
  }

  async function remove(idMedia: string): Promise<void> {
    if (!(await cover.remove(idMedia))) return;
    say(words.cover.removed);
    // The button that had the focus is gone.
    heading.current?.focus();
  }

  return (
    <section className={styles['editor']} aria-label={words.cover.list}>
      <div className={styles['head']}>
        <p className={styles['count']} ref={heading} tabIndex={-1}>
          {fill(words.cover.count, { count: banners.length, cap })}
        </p>
        <p
          className={classes(styles['state'], state === 'failed' && styles['failed'])}
          role="status"
        >
          {stateWords}
        </p>
      </div>
      {isLocked && <p className={styles['notice']}>{words.cover.locked}</p>}
      {banners.length === 0 && <p>{words.cover.empty}</p>}
      {banners.length > 0 && (
        <ol className={styles['list']}>
          {banners.map((banner, index) => (
            <BannerItem
              key={banner.idMedia}
              {...{ banner, index }}
              count={banners.length}
              words={words.cover}
              formWords={words.form}
              disabled={isLocked}
              onDescribe={(altText) => cover.describe(banner.idMedia, altText)}
              onDescribed={() => void cover.save()}
              onMove={(to) => move(index, to)}
              onRemove={() => void remove(banner.idMedia)}
              onDragStart={() => {
                dragged.current = index;
              }}
              onDropHere={() => {
                if (dragged.current !== null) move(dragged.current, index);
                dragged.current = null;
              }}
            />
          ))}
        </ol>
      )}
      {isFull && !isLocked && <p className={styles['notice']}>{words.cover.full}</p>}
      {!isFull && (
        <ImageUpload
          label={words.cover.add}
          hint={words.upload.coverRules}
          words={words.upload}
          accept="image/png,image/jpeg"
          disabled={isLocked}
          check={(file) => checkPicture('cover', words.refusals, file)}
          send={cover.add}
        />
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </section>
  );
}
