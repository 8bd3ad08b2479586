import type { ReactNode } from 'react';
import { formatBytes } from '#shared/core/format.ts';
import { nameIn } from '#shared/core/in-language.ts';
import { media } from '#shared/core/picture.ts';
import type { LibraryItem } from '../../core/library-contract.ts';
import { Film } from './Film.tsx';
import styles from './Library.module.css';
import type { LibraryPlace } from './library-words.ts';
import type { TypedAlt } from './use-typed-alts.ts';

interface Props {
  readonly item: LibraryItem;
  readonly place: LibraryPlace;
  readonly alt: TypedAlt;
  readonly uses: readonly string[];
  readonly isOpen: boolean;
}

/** The picture or video itself, how large it is and where it is used. */
export function MediaFacts({ item, place, alt, uses, isOpen }: Props): ReactNode {
  const { idMedia, video, width, height, bytes, captions } = item;
  const { locale, words } = place;
  const { say } = words.library;
  return (
    <>
      {video ? (
        isOpen && (
          <Film
            idMedia={idMedia}
            width={width}
            height={height}
            file={video}
            captions={captions}
            label={words.library.video}
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
      <h3>{say.where}</h3>
      {uses.length === 0 ? (
        <p>{say.unused}</p>
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
