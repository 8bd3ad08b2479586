import { useEffect, useRef, useState } from 'react';
import type { MediaKind } from '#shared/core/domain/media.ts';
import { fill } from '#shared/core/fill.ts';
import { measurePicture } from '#shared/ui/picture/measure-picture.ts';
import type { CoverPart } from '../../core/image-rules.ts';
import type { MediaPicture } from '../../core/media-contract.ts';
import { type Found, foundIn, pictureRefusal, refusalMessage } from '../../core/picture-refusal.ts';
import {
  fileRefusal,
  foundOfVideo,
  phoneWarning,
  placeRefusal,
  shapeRefusal,
  videoRefusal,
} from '../../core/video-rules.ts';
import { cropCover } from './crop-cover.ts';
import { fitPicture } from './fit-picture.ts';
import { freshVideos } from './fresh-videos.ts';
import { $sending, letGo, sendToLibrary } from './library-upload.ts';
import { lookAtVideo } from './look-at-video.ts';
import { readVideoFile } from './read-video-file.ts';
import { sendFrame } from './send-frame.ts';
import { turnOfFile } from './turn-of-file.ts';
import type { UploadPlace } from './upload-place.ts';

export interface Queued {
  readonly place: UploadPlace;
  readonly kind: MediaKind;
  /** What was chosen last; each is a new list. */
  readonly files: readonly File[];
  /** How many of them there is room for. */
  readonly room: number;
  readonly onUploaded: (picture: { readonly idMedia: string }, altText?: string) => unknown;
  /** Whether there is anything to see, and whether it is more than why a file was refused. */
  readonly onBusy?: (isBusy: boolean, isWaiting: boolean) => void;
}

interface Asked {
  readonly file: File;
  readonly onChosen: (part: CoverPart | null) => void;
}

interface Said {
  readonly key: number;
  readonly tone: 'danger' | 'info';
  readonly text: string;
}

let sentences = 0;

/** What is said of files that are not taken, or of how they will play. */
function useSentences({ words }: UploadPlace) {
  const [said, setSaid] = useState<readonly Said[]>([]);
  const say = (tone: Said['tone'], text: string) => {
    sentences += 1;
    const key = sentences;
    setSaid((before) => [...before, { key, tone, text }]);
  };
  const refuse = (text: string) => say('danger', text);
  const refuseFile = ({ name }: File, code: string, found: Found) =>
    refuse(`${name}: ${refusalMessage(words.refusals, code, found)}`);
  return { said, say, refuse, refuseFile, forgetSaid: () => setSaid([]) };
}

/** The uploads that were begun here, of which each takes a place when its turn has come. */
function useBegun({ place, kind, room, onUploaded }: Queued, refuse: (text: string) => void) {
  const { locale, words } = place;
  const [own, setOwn] = useState<readonly string[]>([]);
  const begun = useRef<string[]>([]);
  /** Those that will take a place, in the order chosen, until they have it. */
  const taking = useRef(new Set<string>());
  const isGone = useRef(false);
  const latest = useRef({ room, onUploaded });
  latest.current = { room, onUploaded };

  const roomLeft = () => {
    const coming = $sending
      .get()
      .filter(({ id, state }) => taking.current.has(id) && state !== 'refused');
    return Math.max(0, latest.current.room - coming.length);
  };

  const takingBefore = (id: string) => {
    const order = [...taking.current];
    return order.slice(0, order.indexOf(id));
  };

  /** It is counted as an item until it is one. */
  function begin(file: File, found: Found, onSent?: (picture: MediaPicture) => unknown): void {
    const id = sendToLibrary({
      locale,
      kind,
      file,
      found,
      onSent: async (picture) => {
        await onSent?.(picture);
        if (id === null || !(await turnOfFile(id, () => takingBefore(id)))) return;
        await latest.current.onUploaded({ idMedia: picture.idMedia });
        taking.current.delete(id);
      },
    });
    if (id === null) refuse(`${file.name}: ${words.queue.twice}`);
    else begun.current.push(id);
    setOwn([...begun.current]);
    if (id !== null) taking.current.add(id);
  }

  // What was begun for a field that is gone would come to nothing.
  useEffect(
    () => () => {
      isGone.current = true;
      for (const id of begun.current) letGo(id);
    },
    [],
  );
  return { own, roomLeft, begin, isGone };
}

/** Which part of a picture in another shape is wanted. */
function useCrop() {
  const [asked, setAsked] = useState<Asked | null>(null);
  /** Null: none, after all. */
  async function cropped(file: File): Promise<File | null> {
    const part = await new Promise<CoverPart | null>((onChosen) => setAsked({ file, onChosen }));
    setAsked(null);
    return part && cropCover(file, part);
  }
  return { asked, cropped };
}

/** What a video is, and why it cannot be taken. */
async function checkVideo(file: File, place: { kind: MediaKind; hasVideo: boolean }) {
  const { type, size: bytes } = file;
  const early = fileRefusal({ ...place, bytes, type });
  const unseen = { width: 0, height: 0 };
  if (early) return { refusal: early, found: foundIn(place.kind, { ...unseen, type, bytes }) };
  const [{ poster, ...size }, read] = await Promise.all([lookAtVideo(file), readVideoFile(file)]);
  const seen = size.height > 0 ? shapeRefusal(size) : null;
  const refusal = read ? videoRefusal(read) : seen;
  const more = refusal && read ? foundOfVideo(refusal, read) : {};
  const found = { ...foundIn(place.kind, { ...size, type, bytes }), ...more };
  return { refusal, found, poster, warning: read && phoneWarning(read, bytes) };
}

/** The files chosen at one place: checked, cut where they have to be, and sent in their order. */
export function useFileQueue(queued: Queued) {
  const { place, kind, files } = queued;
  const { words, hasVideo } = place;
  const { said, say, refuse, refuseFile, forgetSaid } = useSentences(place);
  const { own, roomLeft, begin, isGone } = useBegun(queued, refuse);
  const { asked, cropped } = useCrop();
  const [looked, setLooked] = useState<readonly File[] | null>(null);
  const turn = useRef<Promise<void>>(Promise.resolve());

  async function sendPicture(chosen: File, isCropped = false): Promise<void> {
    const file = await fitPicture(chosen);
    const measured = await measurePicture(file);
    const refusal = pictureRefusal(kind, measured);
    if (refusal === 'coverRatio' && !isCropped) {
      const part = await cropped(file);
      return part === null ? undefined : sendPicture(part, true);
    }
    const found = foundIn(kind, measured);
    if (refusal !== null) {
      return refuseFile(file, placeRefusal(refusal, kind, hasVideo), found);
    }
    if (!isGone.current) begin(file, found);
  }

  /** A frame of it follows it and stands for it, or leaves nothing behind. */
  async function sendVideo(file: File): Promise<void> {
    const { refusal, found, poster, warning } = await checkVideo(file, { kind, hasVideo });
    if (refusal) return refuseFile(file, refusal, found);
    if (isGone.current) return;
    if (warning) say('info', `${file.name}: ${words.queue[warning]}`);
    begin(file, found, async ({ idMedia, video }) => {
      if (video) freshVideos.set(idMedia, video);
      const refused = poster && (await sendFrame(place, { kind, idMedia, poster }));
      if (!refused) return;
      const stands = refused === 'poster_stands';
      refuse(`${file.name}: ${stands ? words.refusals.poster_stands : words.queue.noFrame}`);
    });
  }

  async function inOrder(): Promise<void> {
    const most = roomLeft();
    // Which of them is meant is nothing to guess.
    if (most === 1 && files.length > 1) {
      refuse(fill(words.upload.onlyOne, { count: files.length }));
      return setLooked(files);
    }
    let left = 0;
    for (const file of files) {
      if (roomLeft() === 0) left += 1;
      else await (file.type.startsWith('video/') ? sendVideo(file) : sendPicture(file));
    }
    if (left > 0) refuse(most > 0 ? fill(words.queue.noRoom, { room: most }) : words.queue.full);
    setLooked(files);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every choice
  useEffect(() => {
    forgetSaid();
    turn.current = turn.current.catch(() => undefined).then(inOrder);
  }, [files]);

  return { own, said, asked, isLooking: looked !== files };
}
