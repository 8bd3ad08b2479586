import type { ReactNode } from 'react';
import { newVideos } from '#features/media/ui/upload/fresh-videos.ts';
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

/** The player and the poster field of an item's video; nothing for a picture. */
export function ItemPicture<Content extends { readonly idMedia: string | null }>(
  props: Props<Content>,
): ReactNode {
  const { draft, kind, fields } = props;
  const idMedia = fields.content.idMedia ?? '';
  const { error } = fields.controlled('idMedia');
  const file = draft.context.document.pictures[idMedia]?.video ?? newVideos.get(idMedia);
  if (file) {
    return (
      <Later load={loadField} messages={draft.messages.later}>
        {({ default: VideoField }) => (
          <VideoField draft={draft} idMedia={idMedia} file={file} kind={kind} error={error} />
        )}
      </Later>
    );
  }
  return null;
}
