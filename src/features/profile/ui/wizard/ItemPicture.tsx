import type { ReactNode } from 'react';
import type { MediaKind } from '#features/media/core/media-kinds.ts';
import { freshVideos } from '#features/media/ui/upload/fresh-videos.ts';
import { Later } from '#shared/ui/feedback/Later.tsx';
import type { SectionDraft } from './draft/use-section-draft.ts';

const loadField = async () => (await import('./load-video-field.ts')).loadVideoField();

interface Props {
  readonly draft: SectionDraft;
  readonly idMedia: string;
  readonly kind: MediaKind;
  /** Why a video cannot stay as it is. */
  readonly error?: string | undefined;
}

/** A video that can be played and given another picture to stand for it; nothing where it is a picture. */
export function ItemPicture({ draft, idMedia, kind, error }: Props): ReactNode {
  const file = draft.place.document.pictures[idMedia]?.video ?? freshVideos.get(idMedia);
  if (file) {
    return (
      <Later load={loadField} words={draft.words.later}>
        {({ default: VideoField }) => (
          <VideoField draft={draft} idMedia={idMedia} file={file} kind={kind} error={error} />
        )}
      </Later>
    );
  }
  return null;
}
