import { useEffect, useRef, useState } from 'react';
import type { MediaKind } from '#shared/core/domain/media.ts';
import { fill } from '#shared/core/fill.ts';
import { measurePicture } from '#shared/ui/picture/measure-picture.ts';
import type { CoverPart } from '../../core/image-rules.ts';
import type { MediaPicture } from '../../core/media-contract.ts';
import {
  foundIn,
  type PictureProperties,
  pictureError,
  uploadErrorMessage,
} from '../../core/picture-error.ts';
import {
  foundOfVideo,
  mentionVideo,
  phoneWarning,
  videoError,
  videoFileError,
  videoShapeError,
} from '../../core/video-rules.ts';
import { cropCover } from './crop-cover.ts';
import { fitPicture } from './fit-picture.ts';
import { newVideos } from './fresh-videos.ts';
import { $queuedUploads, cancelUpload, sendToLibrary } from './library-upload.ts';
import { previewVideo } from './look-at-video.ts';
import { readVideoFile } from './read-video-file.ts';
import { sendFrame } from './send-frame.ts';
import type { UploadContext } from './upload-place.ts';
import { waitForEarlierFiles } from './wait-for-earlier-files.ts';

export interface FileQueueProps {
  readonly context: UploadContext;
  readonly kind: MediaKind;
  /** The files to upload; a new array starts new uploads. */
  readonly files: readonly File[];
  readonly maxFiles: number;
  readonly onUploaded: (picture: { readonly idMedia: string }, altText?: string) => unknown;
  /** `isBusy`: the queue shows something; `isWaiting`: it shows more than error messages. */
  readonly onBusy?: (isBusy: boolean, isWaiting: boolean) => void;
}

interface CropRequest {
  readonly file: File;
  readonly onSelected: (part: CoverPart | null) => void;
}

interface Notice {
  readonly key: number;
  readonly tone: 'danger' | 'info';
  readonly text: string;
}

let noticeCount = 0;

function useNotices({ messages }: UploadContext) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const addNotice = (tone: Notice['tone'], text: string) => {
    noticeCount += 1;
    const key = noticeCount;
    setNotices((before) => [...before, { key, tone, text }]);
  };
  const addError = (text: string) => addNotice('danger', text);
  const addFileError = ({ name }: File, code: string, found: PictureProperties) =>
    addError(`${name}: ${uploadErrorMessage(messages.errors, code, found)}`);
  return { notices, addNotice, addError, addFileError, clearNotices: () => setNotices([]) };
}

/** Starts uploads; each adds its item only after those selected before it, to keep the order. */
function useStartedUploads(
  { context, kind, maxFiles, onUploaded }: FileQueueProps,
  addError: (text: string) => void,
) {
  const { locale, messages } = context;
  const [ownIds, setOwnIds] = useState<readonly string[]>([]);
  const startedIds = useRef<string[]>([]);
  /** Ids of uploads whose item is not added yet, in order of selection. */
  const pendingItems = useRef(new Set<string>());
  const isUnmounted = useRef(false);
  const latest = useRef({ maxFiles, onUploaded });
  latest.current = { maxFiles, onUploaded };

  const remainingItems = () => {
    const coming = $queuedUploads
      .get()
      .filter(({ id, state }) => pendingItems.current.has(id) && state !== 'refused');
    return Math.max(0, latest.current.maxFiles - coming.length);
  };

  const pendingBefore = (id: string) => {
    const order = [...pendingItems.current];
    return order.slice(0, order.indexOf(id));
  };

  /** Starts an upload, which counts towards `maxFiles` until its item is added. */
  function startUpload(
    file: File,
    found: PictureProperties,
    onSent?: (picture: MediaPicture) => unknown,
  ): void {
    const id = sendToLibrary({
      locale,
      kind,
      file,
      found,
      onSent: async (picture) => {
        await onSent?.(picture);
        if (id === null || !(await waitForEarlierFiles(id, () => pendingBefore(id)))) return;
        await latest.current.onUploaded({ idMedia: picture.idMedia });
        pendingItems.current.delete(id);
      },
    });
    if (id === null) addError(`${file.name}: ${messages.queue.twice}`);
    else startedIds.current.push(id);
    setOwnIds([...startedIds.current]);
    if (id !== null) pendingItems.current.add(id);
  }

  // Cancels the uploads of a removed field, which could not add their items.
  useEffect(
    () => () => {
      isUnmounted.current = true;
      for (const id of startedIds.current) cancelUpload(id);
    },
    [],
  );
  return { ownIds, remainingItems, startUpload, isUnmounted };
}

function useCrop() {
  const [cropRequest, setCropRequest] = useState<CropRequest | null>(null);
  /** Asks for the crop of a cover; null if the user closes the dialog. */
  async function requestCrop(file: File): Promise<File | null> {
    const part = await new Promise<CoverPart | null>((onSelected) =>
      setCropRequest({ file, onSelected }),
    );
    setCropRequest(null);
    return part && cropCover(file, part);
  }
  return { cropRequest, requestCrop };
}

async function checkVideo(file: File, target: { kind: MediaKind; hasVideo: boolean }) {
  const { type, size: bytes } = file;
  const fileError = videoFileError({ ...target, bytes, type });
  const unknownSize = { width: 0, height: 0 };
  if (fileError)
    return { error: fileError, found: foundIn(target.kind, { ...unknownSize, type, bytes }) };
  const [{ poster, ...size }, read] = await Promise.all([previewVideo(file), readVideoFile(file)]);
  const shapeError = size.height > 0 ? videoShapeError(size) : null;
  const error = read ? videoError(read) : shapeError;
  const foundInVideo = error && read ? foundOfVideo(error, read) : {};
  const found = { ...foundIn(target.kind, { ...size, type, bytes }), ...foundInVideo };
  return { error, found, poster, warning: read && phoneWarning(read, bytes) };
}

export function useFileQueue(props: FileQueueProps) {
  const { context, kind, files } = props;
  const { messages, hasVideo } = context;
  const { notices, addNotice, addError, addFileError, clearNotices } = useNotices(context);
  const { ownIds, remainingItems, startUpload, isUnmounted } = useStartedUploads(props, addError);
  const { cropRequest, requestCrop } = useCrop();
  const [checkedFiles, setCheckedFiles] = useState<readonly File[] | null>(null);
  const previousRun = useRef<Promise<void>>(Promise.resolve());

  async function sendPicture(selected: File, isCropped = false): Promise<void> {
    const file = await fitPicture(selected);
    const measured = await measurePicture(file);
    const error = pictureError(kind, measured);
    if (error === 'coverRatio' && !isCropped) {
      const part = await requestCrop(file);
      return part === null ? undefined : sendPicture(part, true);
    }
    const found = foundIn(kind, measured);
    if (error !== null) {
      return addFileError(file, mentionVideo(error, kind, hasVideo), found);
    }
    if (!isUnmounted.current) startUpload(file, found);
  }

  /** Uploads a video with one of its frames as poster. */
  async function sendVideo(file: File): Promise<void> {
    const { error, found, poster, warning } = await checkVideo(file, { kind, hasVideo });
    if (error) return addFileError(file, error, found);
    if (isUnmounted.current) return;
    if (warning) addNotice('info', `${file.name}: ${messages.queue[warning]}`);
    startUpload(file, found, async ({ idMedia, video }) => {
      if (video) newVideos.set(idMedia, video);
      const frameError = poster && (await sendFrame(context, { kind, idMedia, poster }));
      if (!frameError) return;
      const isPosterLocked = frameError === 'poster_locked';
      addError(
        `${file.name}: ${isPosterLocked ? messages.errors.poster_locked : messages.queue.noFrame}`,
      );
    });
  }

  async function uploadInOrder(): Promise<void> {
    const remaining = remainingItems();
    // Several files for one remaining item: the user has to select which one.
    if (remaining === 1 && files.length > 1) {
      addError(fill(messages.upload.onlyOne, { count: files.length }));
      return setCheckedFiles(files);
    }
    let skipped = 0;
    for (const file of files) {
      if (remainingItems() === 0) skipped += 1;
      else await (file.type.startsWith('video/') ? sendVideo(file) : sendPicture(file));
    }
    if (skipped > 0)
      addError(
        remaining > 0 ? fill(messages.queue.noRoom, { room: remaining }) : messages.queue.full,
      );
    setCheckedFiles(files);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every choice
  useEffect(() => {
    clearNotices();
    previousRun.current = previousRun.current.catch(() => undefined).then(uploadInOrder);
  }, [files]);

  return { ownIds, notices, cropRequest, isLooking: checkedFiles !== files };
}
