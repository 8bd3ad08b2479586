import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import type { MediaKind } from '#features/media/core/media-kinds.ts';
import type { IconName } from '#shared/ui/icon/icons.ts';
import { DropZone } from '#shared/ui/picture/DropZone.tsx';
import type { SectionDraft } from './draft/use-section-draft.ts';

interface Props {
  readonly draft: SectionDraft;
  readonly kind: MediaKind;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** How many pictures there is room for; a field takes one. */
  readonly room?: number;
  /** What an item then holds of it: `add` of a list takes it as it is. */
  readonly onUploaded: (picture: { readonly idMedia: string }) => void;
}

/** What a good picture of the kind shows. */
const EXAMPLES: Readonly<Partial<Record<MediaKind, readonly IconName[]>>> = {
  cover: ['building', 'people'],
  logo: ['building'],
  history: ['calendar', 'building'],
  testimonial: ['user'],
};

const FileQueue = lazy(async () => ({
  default: (await import('./upload/FileQueue.tsx')).FileQueue,
}));

/** A place to drop pictures: they land in the company's library, and are then given to the item. */
export function PictureDrop(props: Props): ReactNode {
  const { draft, kind, label, hint, error, room = 1, onUploaded } = props;
  const { words, place, isFixed } = draft;
  const isCover = kind === 'cover';
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <DropZone
      {...{ label, error, words: words.upload, disabled: isFixed }}
      ratio={isCover ? 'wide' : 'even'}
      example={EXAMPLES[kind] ?? ['image']}
      hint={hint ?? (isCover ? words.upload.coverRules : words.upload.imageRules)}
      accept={isCover ? 'image/png,image/jpeg' : 'image/png,image/jpeg,image/gif'}
      multiple={room > 1}
      onFiles={setFiles}
    >
      {files.length > 0 && (
        <Suspense fallback={null}>
          <FileQueue {...{ place, kind, files, room, onUploaded }} />
        </Suspense>
      )}
    </DropZone>
  );
}
