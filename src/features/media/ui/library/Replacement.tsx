import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { DropZone } from '#shared/ui/picture/DropZone.tsx';
import type { LibraryItem } from '../../core/library-contract.ts';
import { VIDEO_TYPES } from '../../core/video-rules.ts';
import { LaterQueue } from '../upload/LaterQueue.tsx';
import type { FileQueueProps } from '../upload/use-file-queue.ts';
import type { LibraryContext } from './library-messages.ts';

interface Props extends Pick<FileQueueProps, 'onUploaded'> {
  readonly item: LibraryItem;
  readonly context: LibraryContext;
  readonly replacement: ReturnType<typeof useReplacement>;
}

/** The files selected to replace a picture, and the state of their upload. */
export function useReplacement(
  idMedia: string,
  onNote: (idMedia: string, text: string) => void,
  busyNote: string,
) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [queue, setQueue] = useState<'waiting' | 'refused' | null>(null);
  const note = queue ? busyNote : '';
  useEffect(() => onNote(idMedia, note), [idMedia, note, onNote]);
  const watch = useCallback(
    (isBusy: boolean, isWaiting: boolean) =>
      setQueue(isWaiting ? 'waiting' : isBusy ? 'refused' : null),
    [],
  );
  function choose(selected: readonly File[]): void {
    setFiles(selected);
    setQueue('waiting');
  }
  function discardRejected(): void {
    if (queue !== 'refused') return;
    setFiles([]);
    setQueue(null);
  }
  return { files, watch, choose, discardRejected };
}

/** Form to replace a picture by a picture, or a video by a video. */
export function Replacement({ item, context, replacement, onUploaded }: Props): ReactNode {
  const { kind, video } = item;
  const { labels } = context.messages.library;
  const { files, choose, watch } = replacement;
  return (
    <>
      <h3>{labels.replace}</h3>
      <DropZone
        label={video ? labels.replaceWithVideo : labels.replaceWith}
        hint={labels.replaceLead}
        accept={video ? VIDEO_TYPES.join(',') : 'image/png,image/jpeg'}
        messages={context.messages.upload}
        onFiles={choose}
      >
        {files.length > 0 && (
          <LaterQueue
            context={context}
            kind={kind}
            files={files}
            maxFiles={1}
            onBusy={watch}
            onUploaded={onUploaded}
          />
        )}
      </DropZone>
    </>
  );
}
