import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { MediaKind } from '#features/media/core/media-kinds.ts';
import { foundIn, pictureRefusal, refusalMessage } from '#features/media/core/picture-refusal.ts';
import { fill } from '#shared/core/fill.ts';
import { measurePicture } from '#shared/ui/picture/measure-picture.ts';
import type { WizardStepProps } from '../wizard-step-props.ts';
import { CoverCrop } from './CoverCrop.tsx';
import { cropCover } from './crop-cover.ts';
import styles from './FileQueue.module.css';
import { $sending, letGo, sendToLibrary } from './library-upload.ts';
import { QueueRow } from './QueueRow.tsx';

interface Props {
  readonly place: Pick<WizardStepProps, 'locale' | 'words'>;
  readonly kind: MediaKind;
  /** What was chosen last; each is a new list. */
  readonly files: readonly File[];
  /** How many of them there is room for. */
  readonly room: number;
  readonly onUploaded: (picture: { readonly idMedia: string }) => void;
}

interface Asked {
  readonly file: File;
  readonly onChosen: (at: number | null) => void;
}

interface Refused {
  readonly key: number;
  readonly text: string;
}

let refusals = 0;

/** The files chosen at one place: checked, cut where they have to be, sent, and shown until they are there. */
export function FileQueue({ place, kind, files, room, onUploaded }: Props): ReactNode {
  const { words } = place;
  const all = useStore($sending);
  const [own, setOwn] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [asked, setAsked] = useState<Asked | null>(null);
  const sent = useRef<string[]>([]);
  const isGone = useRef(false);
  const uploaded = useRef(onUploaded);
  uploaded.current = onUploaded;

  const refuse = (text: string) => {
    refusals += 1;
    setRefused((before) => [...before, { key: refusals, text }]);
  };

  /** Which part of a picture in another shape is wanted; null: none, after all. */
  async function cropped(file: File): Promise<File | null> {
    const at = await new Promise<number | null>((onChosen) => setAsked({ file, onChosen }));
    setAsked(null);
    return at === null ? null : cropCover(file, at);
  }

  async function send(file: File, isCropped = false): Promise<void> {
    const measured = await measurePicture(file);
    const found = foundIn(measured);
    const refusal = pictureRefusal(kind, measured);
    if (refusal === 'coverRatio' && !isCropped) {
      const part = await cropped(file);
      return part === null ? undefined : send(part, true);
    }
    if (refusal !== null) {
      return refuse(`${file.name}: ${refusalMessage(words.refusals, refusal, found)}`);
    }
    if (isGone.current) return;
    const id = sendToLibrary({
      locale: place.locale,
      ...{ kind, file, found },
      onSent: (picture) => uploaded.current({ idMedia: picture.idMedia }),
    });
    if (id === null) return refuse(`${file.name}: ${words.queue.twice}`);
    sent.current.push(id);
    setOwn([...sent.current]);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every choice
  useEffect(() => {
    setRefused([]);
    const inOrder = async () => {
      for (const file of files.slice(0, room)) await send(file);
      if (files.length > room) refuse(fill(words.queue.noRoom, { room }));
    };
    void inOrder();
  }, [files]);

  // What was begun for a field that is gone would come to nothing.
  useEffect(
    () => () => {
      isGone.current = true;
      for (const id of sent.current) letGo(id);
    },
    [],
  );

  const shown = all.filter(({ id, state }) => own.includes(id) && state !== 'sent');
  const isDone =
    own.length > 0 && all.some(({ id, state }) => own.includes(id) && state === 'sent');
  return (
    <div className={styles['queue']}>
      {shown.length > 0 && (
        <ul className="bare-list" aria-label={words.queue.label}>
          {shown.map((sending) => (
            <QueueRow key={sending.id} {...{ sending, words }} />
          ))}
        </ul>
      )}
      {refused.map(({ key, text }) => (
        <p key={key} className="form-note tone-danger" role="alert">
          {text}
        </p>
      ))}
      <p className="visually-hidden" role="status">
        {isDone && words.upload.sent}
      </p>
      {asked && <CoverCrop {...{ words }} {...asked} />}
    </div>
  );
}
