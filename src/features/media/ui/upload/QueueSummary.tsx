import { type ReactNode, useEffect, useState } from 'react';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import type { MediaMessages } from '../media-messages.ts';
import styles from './FileQueue.module.css';
import { pauseOrResume, type QueuedUpload, retryUpload } from './library-upload.ts';

interface Props {
  readonly uploads: readonly QueuedUpload[];
  readonly locale: Locale;
  readonly messages: Pick<MediaMessages, 'queue'>;
}

const SECOND_MS = 1000;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** The time left in the largest fitting unit: "in 4 minutes". */
function timeUntil(locale: Locale, targetMs: number, nowMs: number): string {
  const seconds = Math.max(1, Math.ceil((targetMs - nowMs) / SECOND_MS));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  if (seconds >= HOUR_SECONDS) return format.format(Math.ceil(seconds / HOUR_SECONDS), 'hour');
  if (seconds >= MINUTE_SECONDS)
    return format.format(Math.ceil(seconds / MINUTE_SECONDS), 'minute');
  return format.format(seconds, 'second');
}

export function QueueSummary({ uploads, locale, messages: { queue } }: Props): ReactNode {
  const [now, setNow] = useState(Date.now());
  const inState = (state: QueuedUpload['state']) =>
    uploads.filter((upload) => upload.state === state);
  const retryTimesMs = inState('waiting').map(({ retryAtMs = 0 }) => retryAtMs);
  const isWaiting = retryTimesMs.length > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const button = (text: string, state: QueuedUpload['state'], onEach: (id: string) => void) =>
    inState(state).length > 0 && (
      <Button
        size="small"
        variant="secondary"
        onClick={() => {
          for (const { id } of inState(state)) onEach(id);
        }}
      >
        {text}
      </Button>
    );
  return (
    <div className={styles['row']}>
      <p className={styles['text']}>
        {fill(queue.all, { sent: inState('sent').length, count: uploads.length })}
      </p>
      {isWaiting && (
        <p className={styles['text']}>
          {fill(queue.goesOn, { when: timeUntil(locale, Math.min(...retryTimesMs), now) })}
        </p>
      )}
      <div className={styles['tools']}>
        {button(queue.pauseAll, 'sending', pauseOrResume)}
        {button(queue.resumeAll, 'paused', pauseOrResume)}
        {button(queue.retryAll, 'broken', retryUpload)}
      </div>
    </div>
  );
}
