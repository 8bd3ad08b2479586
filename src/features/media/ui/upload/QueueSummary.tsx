import { type ReactNode, useEffect, useState } from 'react';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import type { MediaWords } from '../media-words.ts';
import styles from './FileQueue.module.css';
import { pauseOrResume, type Sending, tryAgain } from './library-upload.ts';

interface Props {
  readonly all: readonly Sending[];
  readonly locale: Locale;
  readonly words: Pick<MediaWords, 'queue'>;
}

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long until then, in the largest unit that tells it: "in 4 minutes". */
function timeUntil(locale: Locale, at: number, now: number): string {
  const seconds = Math.max(1, Math.ceil((at - now) / SECOND));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  if (seconds >= HOUR) return format.format(Math.ceil(seconds / HOUR), 'hour');
  if (seconds >= MINUTE) return format.format(Math.ceil(seconds / MINUTE), 'minute');
  return format.format(seconds, 'second');
}

/** One line for all that was chosen: how far it is, when it goes on by itself, and what is done with all of it. */
export function QueueSummary({ all, locale, words: { queue } }: Props): ReactNode {
  const [now, setNow] = useState(Date.now());
  const of = (state: Sending['state']) => all.filter((one) => one.state === state);
  const waits = of('waiting').map(({ goesOnAt = 0 }) => goesOnAt);
  const isWaiting = waits.length > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const button = (text: string, state: Sending['state'], act: (id: string) => void) =>
    of(state).length > 0 && (
      <Button
        size="small"
        variant="secondary"
        onClick={() => {
          for (const { id } of of(state)) act(id);
        }}
      >
        {text}
      </Button>
    );
  return (
    <div className={styles['row']}>
      <p className={styles['text']}>
        {fill(queue.all, { sent: of('sent').length, count: all.length })}
      </p>
      {isWaiting && (
        <p className={styles['text']}>
          {fill(queue.goesOn, { when: timeUntil(locale, Math.min(...waits), now) })}
        </p>
      )}
      <div className={styles['tools']}>
        {button(queue.pauseAll, 'sending', pauseOrResume)}
        {button(queue.resumeAll, 'paused', pauseOrResume)}
        {button(queue.retryAll, 'broken', tryAgain)}
      </div>
    </div>
  );
}
