import type { ReactNode } from 'react';
import { Later } from '#shared/ui/feedback/Later.tsx';
import type { Queued } from './use-file-queue.ts';

const loadQueue = () => import('./FileQueue.tsx');

/** `FileQueue`, whose uploader is loaded with the first file. */
export function LaterQueue(queued: Queued): ReactNode {
  return (
    <Later load={loadQueue} words={queued.place.words.later}>
      {({ FileQueue }) => <FileQueue {...queued} />}
    </Later>
  );
}
