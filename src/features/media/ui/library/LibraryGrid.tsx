import type { ReactNode } from 'react';
import { fill } from '#shared/core/fill.ts';
import { nameIn } from '#shared/core/in-language.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import type { Locale } from '#shared/core/locale.ts';
import { media } from '#shared/core/picture.ts';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import type { LibraryItem } from '../../core/library-contract.ts';
import styles from './Library.module.css';
import type { LibraryMessages } from './library-messages.ts';
import { usageLabels } from './uses-of.ts';

interface Props {
  readonly items: readonly LibraryItem[];
  readonly locale: Locale;
  readonly messages: LibraryMessages;
  readonly actionLabel: string;
  /** Returns the status of an item, such as a running upload, or an empty text. */
  readonly noteOf?: (item: LibraryItem) => string;
  readonly onChoose: (item: LibraryItem) => void;
}

export function LibraryGrid(props: Props): ReactNode {
  const { items, locale, messages, actionLabel, noteOf, onChoose } = props;
  return (
    <ul className={styles['grid']}>
      {items.map((item, index) => {
        const { idMedia, video, altTh, altEn } = item;
        const [first] = item.uses;
        const note = noteOf?.(item);
        const uses = usageLabels(item, messages);
        const description = nameIn(locale, item.altTh, item.altEn);
        const name = [
          first && messages.section[first.section],
          fill(video ? messages.labels.numberedVideo : messages.labels.numbered, {
            number: index + 1,
          }),
        ];
        return (
          <li key={idMedia}>
            <button type="button" className={styles['card']} onClick={() => onChoose(item)}>
              <span className={styles['frame']}>
                <img
                  src={media(idMedia, 320, 'webp')}
                  alt=""
                  width={320}
                  height={240}
                  loading="lazy"
                />
                {video && (
                  <span className={styles['mark']}>
                    <Icon of="play" size={16} /> {messages.video}
                  </span>
                )}
              </span>
              <span className="visually-hidden">{actionLabel} </span>
              <span className={styles['name']}>{description || joinByDots(name)}</span>{' '}
              {description === '' && (
                <span className={styles['used']}>
                  {altTh === '' && altEn === ''
                    ? messages.labels.isDecoration
                    : messages.labels.noAlt}{' '}
                </span>
              )}
              <span className={styles['used']}>
                {uses.length === 0
                  ? messages.labels.unused
                  : fill(messages.labels.used, { count: uses.length })}
              </span>
              {note && <strong className={styles['used']}> {note}</strong>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
