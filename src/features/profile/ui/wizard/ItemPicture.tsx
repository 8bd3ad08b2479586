import type { ReactNode } from 'react';
import { freshVideos } from '#features/media/ui/upload/fresh-videos.ts';
import type { MediaKind } from '#shared/core/domain/media.ts';
import { Later } from '#shared/ui/feedback/Later.tsx';
import type { SectionDraft } from './draft/use-section-draft.ts';
import type { ItemFields } from './item-fields.ts';

const loadField = async () => (await import('./load-video-field.ts')).loadVideoField();

interface Props<Content> {
  readonly draft: SectionDraft;
  readonly kind: MediaKind;
  readonly fields: ItemFields<Content>;
}

/** A video that can be played and given another picture to stand for it; nothing where it is a picture. */
export function ItemPicture<Content extends { readonly idMedia: string | null }>(
  props: Props<Content>,
): ReactNode {
  const { draft, kind, fields } = props;
  const idMedia = fields.content.idMedia ?? '';
  const { error } = fields.chosen('idMedia');
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
