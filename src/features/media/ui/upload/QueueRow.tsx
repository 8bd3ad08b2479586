import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { $online } from '#shared/ui/feedback/online-status.ts';
import { foundBy, refusalMessage } from '../../core/picture-refusal.ts';
import type { MediaWords } from '../media-words.ts';
import styles from './FileQueue.module.css';
import { letGo, pauseOrResume, type Sending, tryAgain } from './library-upload.ts';

interface Props {
  readonly sending: Sending;
  readonly words: Pick<MediaWords, 'queue' | 'refusals'>;
}

/** One file on its way: how far it is, and what can be done with it. */
export function QueueRow({ sending, words: { queue, refusals } }: Props): ReactNode {
  const { id, name, state, percent, refused, found } = sending;
  const isOnline = useStore($online);
  const isMoving = state === 'sending' || state === 'paused';
  const button = (act: string, onClick: () => void) => (
    <Button
      size="small"
      variant="secondary"
      aria-label={fill(queue.which, { act, name })}
      onClick={onClick}
    >
      {act}
    </Button>
  );
  const text = () => {
    const why = () =>
      refusalMessage(refusals, refused?.code ?? '', {
        ...found,
        ...foundBy(refused?.fields ?? {}),
      });
    if (state === 'refused') return why();
    if (state === 'broken' && refused) return `${why()} ${queue.broken}`;
    if (state === 'sending' && !isOnline) return fill(queue.offline, { percent });
    return fill(queue[state], { percent });
  };
  return (
    <li className={styles['row']} data-state={state}>
      <div role={state === 'refused' || state === 'broken' ? 'alert' : undefined} tabIndex={-1}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['text']}>{text()}</p>
      </div>
      {isMoving && <progress value={percent} max={100} aria-label={name} />}
      <div className={styles['tools']}>
        {state === 'sending' && button(queue.pause, () => pauseOrResume(id))}
        {state === 'paused' && button(queue.resume, () => pauseOrResume(id))}
        {state === 'broken' && button(queue.retry, () => tryAgain(id))}
        {(isMoving || state === 'waiting' || state === 'broken') &&
          button(queue.cancel, () => letGo(id))}
        {state === 'refused' && button(queue.dismiss, () => letGo(id))}
      </div>
    </li>
  );
}
