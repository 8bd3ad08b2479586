import { type ReactNode, useRef } from 'react';
import type { MediaKind } from '#shared/core/domain/media.ts';
import type { SectionDraft } from './draft/use-section-draft.ts';
import type { ItemFields } from './item-fields.ts';
import { PictureDrop } from './PictureDrop.tsx';

interface Props<Content> {
  readonly draft: SectionDraft;
  readonly kind: MediaKind;
  readonly fields: ItemFields<Content>;
  readonly allowsVideo?: boolean;
}

/** Replaces the picture of an item, which keeps its position and its caption. */
export function ReplacePicture<Content extends { readonly idMedia: string | null }>(
  props: Props<Content>,
): ReactNode {
  const { draft, kind, fields, allowsVideo = false } = props;
  const { onChoose } = fields.picture('idMedia');
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container}>
      <PictureDrop
        draft={draft}
        kind={kind}
        allowsVideo={allowsVideo}
        label={draft.messages.list.replacePicture}
        onUploaded={({ idMedia }) => {
          onChoose(idMedia);
          // The picture is above the fields, often out of sight.
          container.current?.closest('[data-item]')?.scrollIntoView();
        }}
      />
    </div>
  );
}
