import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { DropZone } from '#shared/ui/picture/DropZone.tsx';
import type { LibraryItem } from '../../core/library-contract.ts';
import { VIDEO_TYPES } from '../../core/video-rules.ts';
import { LaterQueue } from '../upload/LaterQueue.tsx';
import type { Queued } from '../upload/use-file-queue.ts';
import type { LibraryPlace } from './library-words.ts';

interface Props extends Pick<Queued, 'onUploaded'> {
  readonly item: LibraryItem;
  readonly place: LibraryPlace;
  readonly replacement: ReturnType<typeof useReplacement>;
}

/** The files that shall take its place, as long as there is anything to see of them. */
export function useReplacement(
  idMedia: string,
  onNote: (idMedia: string, text: string) => void,
  underWay: string,
) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [queue, setQueue] = useState<'waiting' | 'refused' | null>(null);
  const note = queue ? underWay : '';
  useEffect(() => onNote(idMedia, note), [idMedia, note, onNote]);
  const watch = useCallback(
    (isBusy: boolean, isWaiting: boolean) =>
      setQueue(isWaiting ? 'waiting' : isBusy ? 'refused' : null),
    [],
  );
  function choose(chosen: readonly File[]): void {
    setFiles(chosen);
    setQueue('waiting');
  }
  function forgetRefused(): void {
    if (queue !== 'refused') return;
    setFiles([]);
    setQueue(null);
  }
  return { files, watch, choose, forgetRefused };
}

/** Another picture takes the place of a picture, another video that of a video. */
export function Replacement({ item, place, replacement, onUploaded }: Props): ReactNode {
  const { kind, video } = item;
  const { say } = place.words.library;
  const { files, choose, watch } = replacement;
  return (
    <>
      <h3>{say.replace}</h3>
      <DropZone
        label={video ? say.replaceWithVideo : say.replaceWith}
        hint={say.replaceLead}
        accept={video ? VIDEO_TYPES.join(',') : 'image/png,image/jpeg'}
        words={place.words.upload}
        onFiles={choose}
      >
        {files.length > 0 && (
          <LaterQueue
            place={place}
            kind={kind}
            files={files}
            room={1}
            onBusy={watch}
            onUploaded={onUploaded}
          />
        )}
      </DropZone>
    </>
  );
}
