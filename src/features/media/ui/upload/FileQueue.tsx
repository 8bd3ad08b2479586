import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { CoverCrop } from './CoverCrop.tsx';
import styles from './FileQueue.module.css';
import { $queuedUploads } from './library-upload.ts';
import { QueueRow } from './QueueRow.tsx';
import { QueueSummary } from './QueueSummary.tsx';
import { type FileQueueProps, useFileQueue } from './use-file-queue.ts';

/** Returns whether the user is typing, in which case the focus must not move. */
const isTyping = () => Boolean((document.activeElement as Partial<HTMLInputElement> | null)?.value);

export function FileQueue(props: FileQueueProps): ReactNode {
  const { messages, locale } = props.context;
  const uploads = useStore($queuedUploads);
  const { onBusy } = props;
  const { ownIds, notices, cropRequest, isLooking } = useFileQueue(props);
  const ownUploads = uploads.filter(({ id }) => ownIds.includes(id));
  const visible = ownUploads.filter(({ state }) => state !== 'sent');
  const isWaiting = isLooking || visible.some(({ state }) => state !== 'refused');
  const isBusy = isWaiting || visible.length > 0 || notices.length > 0;
  useEffect(() => onBusy?.(isBusy, isWaiting), [isBusy, isWaiting, onBusy]);
  const queue = useRef<HTMLDivElement>(null);
  const failureCount =
    notices.filter(({ tone }) => tone === 'danger').length +
    visible.filter(({ state }) => state === 'refused').length;
  // Focusing the error scrolls to it, since an accepted file may have scrolled the page.
  useEffect(() => {
    if (failureCount === 0 || isLooking || isTyping()) return;
    queue.current?.querySelector<HTMLElement>('[role=alert]')?.focus();
  }, [failureCount, isLooking]);
  return (
    <div className={styles['queue']} ref={queue}>
      {(ownUploads.length > 1 || visible.some(({ state }) => state === 'waiting')) &&
        visible.length > 0 && (
          <QueueSummary uploads={ownUploads} locale={locale} messages={messages} />
        )}
      {visible.length > 0 && (
        <ul className="bare-list" aria-label={messages.queue.label}>
          {visible.map((upload) => (
            <QueueRow key={upload.id} upload={upload} messages={messages} />
          ))}
        </ul>
      )}
      {notices.map(({ key, tone, text }) => (
        <p key={key} className={`form-note tone-${tone}`} role="alert" tabIndex={-1}>
          {text}
        </p>
      ))}
      <p className="visually-hidden" role="status">
        {ownUploads.some(({ state }) => state === 'sent') && messages.upload.sent}
      </p>
      {/* A portal to the body, because the dialog that contains this queue may be closed. */}
      {cropRequest &&
        createPortal(<CoverCrop messages={messages} {...cropRequest} />, document.body)}
    </div>
  );
}
