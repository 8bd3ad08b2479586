import { type ReactNode, useEffect, useRef, useState } from 'react';
import { setPoster } from '#features/media/core/media-contract.ts';
import { Film } from '#features/media/ui/library/Film.tsx';
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

/** A video as it will play, and another picture to stand for it. */
export default function VideoField({ draft, idMedia, file, kind, error }: Props): ReactNode {
  const { words, place } = draft;
  const [idPoster, setIdPoster] = useState('');
  const [failed, setFailed] = useState<string>();
  const choose = async (picture: { readonly idMedia: string }) => {
    const params = { idEmp: String(place.idEmp), lang: place.lang, idMedia };
    const body = { idPoster: picture.idMedia };
    const answer = await callApi(setPoster, place.locale, { params, body });
    const said: Readonly<Record<string, string>> = words.refusals;
    setFailed(answer.ok ? undefined : (said[answer.code] ?? words.wizard.failed));
    if (answer.ok) setIdPoster(picture.idMedia);
  };
  const box = useRef<HTMLDivElement>(null);
  // In a row that was opened for it: when the others were marked, this was not there yet.
  useEffect(() => {
    const wrong = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
    if (box.current?.contains(wrong)) wrong?.focus();
  }, []);
  return (
    <div className={styles['banner']} ref={box}>
      <Film
        idMedia={idMedia}
        file={file}
        captions={place.document.pictures[idMedia]?.captions ?? []}
        label={words.video.label}
        locale={place.locale}
        poster={idPoster}
        width={640}
        height={360}
      />
      <PictureDrop
        draft={draft}
        kind={kind}
        label={words.video.poster}
        hint={words.video.posterHint}
        error={failed ?? (idPoster ? undefined : error)}
        onUploaded={choose}
      />
    </div>
  );
}
