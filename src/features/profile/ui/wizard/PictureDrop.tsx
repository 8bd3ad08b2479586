import { type ReactNode, useContext, useEffect, useState } from 'react';
import type { MediaKind } from '#shared/core/domain/media.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Later } from '#shared/ui/feedback/Later.tsx';
import type { IconName } from '#shared/ui/icon/icons.ts';
import { DropZone } from '#shared/ui/picture/DropZone.tsx';
import type { SectionDraft } from './draft/use-section-draft.ts';
import { UploadsUnderWay } from './uploads-under-way.ts';

interface Props {
  readonly draft: SectionDraft;
  readonly kind: MediaKind;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Has no effect unless the package includes videos. */
  readonly allowsVideo?: boolean;
  /** A list may take several pictures; a field takes one. */
  readonly maxFiles?: number;
  /**
   * Receives the picture in the shape that `add` of a list takes. The alt text of the library is
   * included, because the text of an article does not look it up later.
   */
  readonly onUploaded: (picture: { readonly idMedia: string }, altText?: string) => unknown;
}

/** Icons of a good picture, by kind. */
const EXAMPLES: Readonly<Partial<Record<MediaKind, readonly IconName[]>>> = {
  cover: ['building', 'people'],
  logo: ['building'],
  history: ['calendar', 'building'],
  testimonial: ['user'],
};

const loadSource = async () => (await import('./library/load-library.ts')).loadPictureSource();

/** A drop zone: pictures are stored in the company's library, then passed to the item. */
export function PictureDrop(props: Props): ReactNode {
  const { draft, kind, label, hint, error, allowsVideo = false, maxFiles = 1, onUploaded } = props;
  const { messages, context, isFixed } = draft;
  const isCover = kind === 'cover';
  const isVideo = allowsVideo && context.hasVideo;
  const rules = hint ?? messages.upload.rules[kind];
  const types = `image/png,image/jpeg${isCover ? '' : ',image/gif'}`;
  const [isPicking, setPicking] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isBusy, setBusy] = useState(false);
  const addUploads = useContext(UploadsUnderWay);
  useEffect(() => {
    if (!isBusy) return undefined;
    addUploads(1);
    return () => addUploads(-1);
  }, [isBusy, addUploads]);
  const choose = (selectedFiles: readonly File[]) => {
    setFiles(selectedFiles);
    setBusy(true);
  };
  return (
    <DropZone
      label={label}
      error={error}
      messages={messages.upload}
      disabled={isFixed}
      ratio={isCover ? 'wide' : 'even'}
      example={EXAMPLES[kind]}
      hint={isVideo ? `${rules} ${messages.upload.videoRules}` : rules}
      accept={isVideo ? `${types},video/mp4,video/quicktime,video/webm` : types}
      multiple={maxFiles > 1}
      onFiles={choose}
    >
      <Button variant="quiet" size="small" icon="image" onClick={() => setPicking(true)}>
        {messages.library.labels.pick}
      </Button>
      {(isPicking || files[0]) && (
        <Later load={loadSource} messages={messages.later}>
          {({ default: PictureSource }) => (
            <PictureSource
              context={context}
              kind={kind}
              files={files}
              maxFiles={maxFiles}
              onUploaded={onUploaded}
              isPicking={isPicking}
              allowsVideo={isVideo}
              onPicked={() => setPicking(false)}
              onBusy={setBusy}
            />
          )}
        </Later>
      )}
    </DropZone>
  );
}
