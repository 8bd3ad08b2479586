import type { ReactNode } from 'react';
import { Later } from '#shared/ui/feedback/Later.tsx';
import type { FileQueueProps } from './use-file-queue.ts';

const loadQueue = () => import('./FileQueue.tsx');

/** `FileQueue`, whose uploader is loaded with the first file. */
export function LaterQueue(props: FileQueueProps): ReactNode {
  return (
    <Later load={loadQueue} messages={props.context.messages.later}>
      {({ FileQueue }) => <FileQueue {...props} />}
    </Later>
  );
}
