import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { $online } from '#shared/ui/feedback/online-status.ts';
import { foundInFields, uploadErrorMessage } from '../../core/picture-error.ts';
import type { MediaMessages } from '../media-messages.ts';
import styles from './FileQueue.module.css';
import { cancelUpload, pauseOrResume, type QueuedUpload, retryUpload } from './library-upload.ts';

interface Props {
  readonly upload: QueuedUpload;
  readonly messages: Pick<MediaMessages, 'queue' | 'errors'>;
}

export function QueueRow({ upload, messages: { queue, errors } }: Props): ReactNode {
  const { id, name, state, percent, failure, found } = upload;
  const isOnline = useStore($online);
  const isMoving = state === 'sending' || state === 'paused';
  const button = (action: string, onClick: () => void) => (
    <Button
      size="small"
      variant="secondary"
      aria-label={fill(queue.which, { act: action, name })}
      onClick={onClick}
    >
      {action}
    </Button>
  );
  const text = () => {
    const reason = () =>
      uploadErrorMessage(errors, failure?.code ?? '', {
        ...found,
        ...foundInFields(failure?.fields ?? {}),
      });
    if (state === 'refused') return reason();
    if (state === 'broken' && failure) return `${reason()} ${queue.broken}`;
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
        {state === 'broken' && button(queue.retry, () => retryUpload(id))}
        {(isMoving || state === 'waiting' || state === 'broken') &&
          button(queue.cancel, () => cancelUpload(id))}
        {state === 'refused' && button(queue.dismiss, () => cancelUpload(id))}
      </div>
    </li>
  );
}
