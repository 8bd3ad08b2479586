import type { ReactNode } from 'react';
import type { MediaKind } from '#features/media/core/media-kinds.ts';
import { freshVideos } from '#features/media/ui/upload/fresh-videos.ts';
import { media } from '#shared/core/picture.ts';
import { Later } from '#shared/ui/feedback/Later.tsx';
import type { SectionDraft } from './draft/use-section-draft.ts';

const loadField = async () => (await import('./load-video-field.ts')).loadVideoField();

interface Props {
  readonly draft: SectionDraft;
  readonly idMedia: string;
  readonly kind: MediaKind;
  /** Where a picture is large enough to be shown here; a row shows its small one already. */
  readonly alt?: string;
  /** Why a video cannot stay as it is. */
  readonly error?: string | undefined;
}

/** A picture, or a video that can be played and given another picture to stand for it. */
export function ItemPicture({ draft, idMedia, kind, alt, error }: Props): ReactNode {
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
  if (alt === undefined) return null;
  return <img src={media(idMedia, 640, 'webp')} alt={alt} width={640} height={360} />;
}
