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
  /** It may be a video, where the package shows them. */
  readonly takesVideo?: boolean;
  /** How many pictures there is room for; a field takes one. */
  readonly room?: number;
  /**
   * What an item then holds of it: `add` of a list takes it as it is. A text does not ask the library
   * later, so it is told what that says of a picture chosen there.
   */
  readonly onUploaded: (picture: { readonly idMedia: string }, altText?: string) => unknown;
}

/** What a good picture of the kind shows. */
const EXAMPLES: Readonly<Partial<Record<MediaKind, readonly IconName[]>>> = {
  cover: ['building', 'people'],
  logo: ['building'],
  history: ['calendar', 'building'],
  testimonial: ['user'],
};

const loadSource = async () => (await import('./library/load-library.ts')).loadPictureSource();

/** A place to drop pictures: they land in the company's library, and are then given to the item. */
export function PictureDrop(props: Props): ReactNode {
  const { draft, kind, label, hint, error, takesVideo = false, room = 1, onUploaded } = props;
  const { words, place, isFixed } = draft;
  const isCover = kind === 'cover';
  const isVideo = takesVideo && place.hasVideo;
  const rules = hint ?? words.upload.rules[kind];
  const types = `image/png,image/jpeg${isCover ? '' : ',image/gif'}`;
  const [isPicking, setPicking] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isBusy, setBusy] = useState(false);
  const keep = useContext(UploadsUnderWay);
  useEffect(() => {
    if (!isBusy) return undefined;
    keep(1);
    return () => keep(-1);
  }, [isBusy, keep]);
  const choose = (chosen: readonly File[]) => {
    setFiles(chosen);
    setBusy(true);
  };
  return (
    <DropZone
      label={label}
      error={error}
      words={words.upload}
      disabled={isFixed}
      ratio={isCover ? 'wide' : 'even'}
      example={EXAMPLES[kind]}
      hint={isVideo ? `${rules} ${words.upload.videoRules}` : rules}
      accept={isVideo ? `${types},video/mp4,video/quicktime,video/webm` : types}
      multiple={room > 1}
      onFiles={choose}
    >
      <Button variant="quiet" size="small" icon="image" onClick={() => setPicking(true)}>
        {words.library.say.pick}
      </Button>
      {(isPicking || files[0]) && (
        <Later load={loadSource} words={words.later}>
          {({ default: PictureSource }) => (
            <PictureSource
              place={place}
              kind={kind}
              files={files}
              room={room}
              onUploaded={onUploaded}
              isPicking={isPicking}
              takesVideo={isVideo}
              onPicked={() => setPicking(false)}
              onBusy={setBusy}
            />
          )}
        </Later>
      )}
    </DropZone>
  );
}
