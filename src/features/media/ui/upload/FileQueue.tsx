import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { CoverCrop } from './CoverCrop.tsx';
import styles from './FileQueue.module.css';
import { $sending } from './library-upload.ts';
import { QueueRow } from './QueueRow.tsx';
import { QueueSummary } from './QueueSummary.tsx';
import { type Queued, useFileQueue } from './use-file-queue.ts';

/** What is being written keeps the focus; a field that stands empty does not. */
const isWriting = () =>
  Boolean((document.activeElement as Partial<HTMLInputElement> | null)?.value);

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
  const queue = useRef<HTMLDivElement>(null);
  const refused =
    said.filter(({ tone }) => tone === 'danger').length +
    shown.filter(({ state }) => state === 'refused').length;
  // What was taken may have led the view away, to where it stands now.
  useEffect(() => {
    if (refused === 0 || isLooking || isWriting()) return;
    queue.current?.querySelector<HTMLElement>('[role=alert]')?.focus();
  }, [refused, isLooking]);
  return (
    <div className={styles['queue']} ref={queue}>
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
        <p key={key} className={`form-note tone-${tone}`} role="alert" tabIndex={-1}>
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
