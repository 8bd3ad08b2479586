import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { CoverCrop } from './CoverCrop.tsx';
import styles from './FileQueue.module.css';
import { $sending } from './library-upload.ts';
import { QueueRow } from './QueueRow.tsx';
import { QueueSummary } from './QueueSummary.tsx';
import { type Queued, useFileQueue } from './use-file-queue.ts';

/** What was chosen at one place, until it is there or has been refused. */
export function FileQueue(queued: Queued): ReactNode {
  const { words, locale } = queued.place;
  const all = useStore($sending);
  const { onBusy } = queued;
  const { own, said, asked, isLooking } = useFileQueue(queued);
  const mine = all.filter(({ id }) => own.includes(id));
  const shown = mine.filter(({ state }) => state !== 'sent');
  const isWaiting = isLooking || shown.some(({ state }) => state !== 'refused');
  const isBusy = isWaiting || shown.length > 0 || said.length > 0;
  useEffect(() => onBusy?.(isBusy, isWaiting), [isBusy, isWaiting, onBusy]);
  return (
    <div className={styles['queue']}>
      {(mine.length > 1 || shown.some(({ state }) => state === 'waiting')) && shown.length > 0 && (
        <QueueSummary all={mine} locale={locale} words={words} />
      )}
      {shown.length > 0 && (
        <ul className="bare-list" aria-label={words.queue.label}>
          {shown.map((sending) => (
            <QueueRow key={sending.id} sending={sending} words={words} />
          ))}
        </ul>
      )}
      {said.map(({ key, tone, text }) => (
        <p key={key} className={`form-note tone-${tone}`} role="alert">
          {text}
        </p>
      ))}
      <p className="visually-hidden" role="status">
        {mine.some(({ state }) => state === 'sent') && words.upload.sent}
      </p>
      {/* Not in here: what is asked has to be seen where this is closed. */}
      {asked && createPortal(<CoverCrop words={words} {...asked} />, document.body)}
    </div>
  );
}
