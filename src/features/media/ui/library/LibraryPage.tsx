import { type ReactNode, useCallback, useState } from 'react';
import type { MediaKind } from '#shared/core/domain/media.ts';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { DropZone } from '#shared/ui/picture/DropZone.tsx';
import type { LibraryContent, LibraryItem } from '../../core/library-contract.ts';
import { VIDEO_TYPES } from '../../core/video-rules.ts';
import { LaterQueue } from '../upload/LaterQueue.tsx';
import type { CaptionMessages } from './CaptionFields.tsx';
import styles from './Library.module.css';
import { LibraryGrid } from './LibraryGrid.tsx';
import type { LibraryContext } from './library-messages.ts';
import { MediaDialog } from './MediaDialog.tsx';
import { type Replace, useLibrary } from './use-library.ts';
import { useAltDrafts } from './use-typed-alts.ts';

interface Props {
  readonly context: LibraryContext;
  readonly kind: MediaKind;
  readonly first: LibraryContent;
  readonly captions: CaptionMessages;
  readonly replace: Replace;
}

const MAX_FILES_PER_UPLOAD = 30;
const MEGABYTE = 1024 * 1024;

function Quota({ bytes, maxBytes, context }: LibraryContent & Pick<Props, 'context'>): ReactNode {
  const number = new Intl.NumberFormat(context.locale);
  const used = number.format(Math.ceil(bytes / MEGABYTE));
  const max = number.format(Math.round(maxBytes / MEGABYTE));
  return (
    <div className={styles['quota']}>
      <label htmlFor="quota">
        {fill(context.messages.library.labels.quota, { used, most: max })}
      </label>
      <meter id="quota" min={0} max={maxBytes} high={maxBytes * 0.9} value={bytes} />
    </div>
  );
}

/** Tracks opened files, the selected one, and notes of files whose dialog is closed during work. */
function useOpened() {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [opened, setOpened] = useState<Readonly<Record<string, LibraryItem>>>({});
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  return {
    selectedId,
    notes,
    /** Files with a dialog: the selected one, and those with work in progress, even if deleted. */
    visible: Object.values(opened).filter(
      ({ idMedia }) => idMedia === selectedId || notes[idMedia],
    ),
    note: useCallback(
      (idMedia: string, text: string) => setNotes((before) => ({ ...before, [idMedia]: text })),
      [],
    ),
    open: (item: LibraryItem) => {
      setSelectedId(item.idMedia);
      setOpened((before) => ({ ...before, [item.idMedia]: item }));
    },
    close: () => setSelectedId(null),
  };
}

export function LibraryPage({ context, kind, first, captions, replace }: Props): ReactNode {
  const { messages, hasVideo } = context;
  const { labels } = messages.library;
  const control = useLibrary(context, first);
  const alts = useAltDrafts(context.idEmp);
  const [files, setFiles] = useState<readonly File[]>([]);
  const { selectedId, notes, visible, note, open, close } = useOpened();
  const { items } = control.library ?? first;
  const types = 'image/png,image/jpeg,image/gif';
  const rules = messages.upload.rules[kind];
  return (
    <div className={styles['library']}>
      <Quota {...(control.library ?? first)} context={context} />
      <DropZone
        label={labels.add}
        hint={hasVideo ? `${rules} ${messages.upload.videoRules}` : rules}
        accept={hasVideo ? [types, ...VIDEO_TYPES].join(',') : types}
        messages={messages.upload}
        example={['image', 'video']}
        multiple
        onFiles={setFiles}
      >
        {files.length > 0 && (
          <LaterQueue
            context={context}
            kind={kind}
            files={files}
            maxFiles={MAX_FILES_PER_UPLOAD}
            // Reads one item more than now, so that the new file does not push out a visible one.
            onUploaded={() => control.read(items.length + 1)}
          />
        )}
      </DropZone>
      {control.isFailed && (
        <p className="form-note tone-danger" role="alert">
          {labels.failed}
        </p>
      )}
      {items.length === 0 ? (
        <p className={styles['empty']}>{labels.empty}</p>
      ) : (
        <LibraryGrid
          items={items}
          locale={context.locale}
          messages={messages.library}
          actionLabel={labels.open}
          noteOf={({ idMedia }) => notes[idMedia] || (alts.drafts[idMedia] ? labels.unsaved : '')}
          onChoose={open}
        />
      )}
      {control.hasMore && (
        <Button variant="secondary" onClick={() => void control.more()}>
          {labels.more}
        </Button>
      )}
      {visible.map((opened) => (
        <MediaDialog
          key={opened.idMedia}
          context={context}
          control={control}
          replace={replace}
          captions={captions}
          alts={alts}
          item={items.find(({ idMedia }) => idMedia === opened.idMedia) ?? opened}
          isOpen={opened.idMedia === selectedId}
          onNote={note}
          onClose={close}
        />
      ))}
    </div>
  );
}
