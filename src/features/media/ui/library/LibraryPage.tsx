import { type ReactNode, useCallback, useState } from 'react';
import type { MediaKind } from '#shared/core/domain/media.ts';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { DropZone } from '#shared/ui/picture/DropZone.tsx';
import type { Library, LibraryItem } from '../../core/library-contract.ts';
import { VIDEO_TYPES } from '../../core/video-rules.ts';
import { LaterQueue } from '../upload/LaterQueue.tsx';
import type { CaptionWords } from './CaptionFields.tsx';
import styles from './Library.module.css';
import { LibraryGrid } from './LibraryGrid.tsx';
import type { LibraryPlace } from './library-words.ts';
import { MediaDialog } from './MediaDialog.tsx';
import { type Replace, useLibrary } from './use-library.ts';
import { useTypedAlts } from './use-typed-alts.ts';

interface Props {
  readonly place: LibraryPlace;
  /** What is uploaded here is let in as. */
  readonly kind: MediaKind;
  readonly first: Library;
  readonly captions: CaptionWords;
  readonly replace: Replace;
}

const MOST_AT_ONCE = 30;
const MEGABYTE = 1024 * 1024;

function Quota({ bytes, mostBytes, place }: Library & Pick<Props, 'place'>): ReactNode {
  const number = new Intl.NumberFormat(place.locale);
  const used = number.format(Math.ceil(bytes / MEGABYTE));
  const most = number.format(Math.round(mostBytes / MEGABYTE));
  return (
    <div className={styles['quota']}>
      <label htmlFor="quota">{fill(place.words.library.say.quota, { used, most })}</label>
      <meter id="quota" min={0} max={mostBytes} high={mostBytes * 0.9} value={bytes} />
    </div>
  );
}

/** The files that were looked at, which of them is open, and what closing one leaves under way. */
function useOpened() {
  const [chosen, setChosen] = useState<string | null>(null);
  const [opened, setOpened] = useState<Readonly<Record<string, LibraryItem>>>({});
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  return {
    chosen,
    notes,
    /** Though they may no longer be among what is shown. */
    shown: Object.values(opened).filter(({ idMedia }) => idMedia === chosen || notes[idMedia]),
    note: useCallback(
      (idMedia: string, text: string) => setNotes((before) => ({ ...before, [idMedia]: text })),
      [],
    ),
    open: (item: LibraryItem) => {
      setChosen(item.idMedia);
      setOpened((before) => ({ ...before, [item.idMedia]: item }));
    },
    close: () => setChosen(null),
  };
}

/** All pictures and videos of a company: uploaded, described, replaced and deleted in one place. */
export function LibraryPage({ place, kind, first, captions, replace }: Props): ReactNode {
  const { words, hasVideo } = place;
  const { say } = words.library;
  const control = useLibrary(place, first);
  const alts = useTypedAlts(place.idEmp);
  const [files, setFiles] = useState<readonly File[]>([]);
  const { chosen, notes, shown, note, open, close } = useOpened();
  const { items } = control.library ?? first;
  const types = 'image/png,image/jpeg,image/gif';
  const rules = words.upload.rules[kind];
  return (
    <div className={styles['library']}>
      <Quota {...(control.library ?? first)} place={place} />
      <DropZone
        label={say.add}
        hint={hasVideo ? `${rules} ${words.upload.videoRules}` : rules}
        accept={hasVideo ? [types, ...VIDEO_TYPES].join(',') : types}
        words={words.upload}
        example={['image', 'video']}
        multiple
        onFiles={setFiles}
      >
        {files.length > 0 && (
          <LaterQueue
            place={place}
            kind={kind}
            files={files}
            room={MOST_AT_ONCE}
            // One more than there are: what was shown stays in sight.
            onUploaded={() => control.read(items.length + 1)}
          />
        )}
      </DropZone>
      {control.isFailed && (
        <p className="form-note tone-danger" role="alert">
          {say.failed}
        </p>
      )}
      {items.length === 0 ? (
        <p className={styles['empty']}>{say.empty}</p>
      ) : (
        <LibraryGrid
          items={items}
          locale={place.locale}
          words={words.library}
          act={say.open}
          noteOf={({ idMedia }) => notes[idMedia] || (alts.typed[idMedia] ? say.unsaved : '')}
          onChoose={open}
        />
      )}
      {control.hasMore && (
        <Button variant="secondary" onClick={() => void control.more()}>
          {say.more}
        </Button>
      )}
      {shown.map((known) => (
        <MediaDialog
          key={known.idMedia}
          place={place}
          control={control}
          replace={replace}
          captions={captions}
          alts={alts}
          item={items.find(({ idMedia }) => idMedia === known.idMedia) ?? known}
          isOpen={known.idMedia === chosen}
          onNote={note}
          onClose={close}
        />
      ))}
    </div>
  );
}
