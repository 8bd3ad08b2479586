import { type ReactNode, useEffect, useRef, useState } from 'react';
import { setPoster } from '#features/media/core/media-contract.ts';
import { VideoPlayer } from '#features/media/ui/library/Video.tsx';
import type { MediaKind } from '#shared/core/domain/media.ts';
import type { VideoFile } from '#shared/core/picture.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import type { SectionDraft } from './draft/use-section-draft.ts';
import { PictureDrop } from './PictureDrop.tsx';
import styles from './Wizard.module.css';

interface Props {
  readonly draft: SectionDraft;
  readonly idMedia: string;
  readonly file: VideoFile;
  readonly kind: MediaKind;
  readonly error?: string | undefined;
}

/** A video player with a field for another poster. */
export default function VideoField({ draft, idMedia, file, kind, error }: Props): ReactNode {
  const { messages, context } = draft;
  const [idPoster, setIdPoster] = useState('');
  const [failed, setFailed] = useState<string>();
  const choose = async (picture: { readonly idMedia: string }) => {
    const params = { idEmp: String(context.idEmp), lang: context.lang, idMedia };
    const body = { idPoster: picture.idMedia };
    const response = await callApi(setPoster, context.locale, { params, body });
    const errorTexts: Readonly<Record<string, string>> = messages.errors;
    setFailed(response.ok ? undefined : (errorTexts[response.code] ?? messages.wizard.failed));
    if (response.ok) setIdPoster(picture.idMedia);
  };
  const box = useRef<HTMLDivElement>(null);
  // Focuses itself: it renders after the invalid fields of its row were marked and focused.
  useEffect(() => {
    const invalidField = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
    if (box.current?.contains(invalidField)) invalidField?.focus();
  }, []);
  return (
    <div className={styles['banner']} ref={box}>
      <VideoPlayer
        idMedia={idMedia}
        file={file}
        captions={context.document.pictures[idMedia]?.captions ?? []}
        label={messages.video.label}
        locale={context.locale}
        poster={idPoster}
        width={640}
        height={360}
      />
      <PictureDrop
        draft={draft}
        kind={kind}
        label={messages.video.poster}
        hint={messages.video.posterHint}
        error={failed ?? (idPoster ? undefined : error)}
        onUploaded={choose}
      />
    </div>
  );
}
