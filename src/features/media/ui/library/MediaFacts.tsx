import type { ReactNode } from 'react';
import { formatBytes } from '#shared/core/format.ts';
import { nameIn } from '#shared/core/in-language.ts';
import { media } from '#shared/core/picture.ts';
import type { LibraryItem } from '../../core/library-contract.ts';
import styles from './Library.module.css';
import type { LibraryContext } from './library-messages.ts';
import type { AltDraft } from './use-typed-alts.ts';
import { VideoPlayer } from './Video.tsx';

interface Props {
  readonly item: LibraryItem;
  readonly context: LibraryContext;
  readonly alt: AltDraft;
  readonly uses: readonly string[];
  readonly isOpen: boolean;
}

export function MediaDetails({ item, context, alt, uses, isOpen }: Props): ReactNode {
  const { idMedia, video, width, height, bytes, captions } = item;
  const { locale, messages } = context;
  const { labels } = messages.library;
  return (
    <>
      {video ? (
        isOpen && (
          <VideoPlayer
            idMedia={idMedia}
            width={width}
            height={height}
            file={video}
            captions={captions}
            label={messages.library.video}
            locale={locale}
          />
        )
      ) : (
        <img
          src={media(idMedia, 960, 'webp')}
          alt={nameIn(locale, alt.altTh, alt.altEn)}
          width={width}
          height={height}
        />
      )}
      <p className={styles['facts']}>{`${width} × ${height} · ${formatBytes(bytes)}`}</p>
      <h3>{labels.where}</h3>
      {uses.length === 0 ? (
        <p>{labels.unused}</p>
      ) : (
        <ul>
          {uses.map((use) => (
            <li key={use}>{use}</li>
          ))}
        </ul>
      )}
    </>
  );
}
