import type { ReactNode } from 'react';
import { type Locale, ownName } from '#shared/core/locale.ts';
import {
  type Captions,
  media,
  mediaCaptions,
  mediaVideo,
  type VideoFile,
} from '#shared/core/picture.ts';

interface Props {
  readonly idMedia: string;
  readonly file: VideoFile;
  readonly captions: readonly Captions[];
  readonly label: string;
  readonly locale: Locale;
  readonly width: number;
  readonly height: number;
  /** A cache buster: the URL of the poster stays the same when the poster changes. */
  readonly poster?: string;
}

export function VideoPlayer(props: Props): ReactNode {
  const { idMedia, file, captions, label, locale, width, height, poster = '' } = props;
  return (
    // biome-ignore lint/a11y/useMediaCaption: its captions are those the company has given
    <video
      controls
      playsInline
      preload="none"
      src={mediaVideo(idMedia, file)}
      poster={`${media(idMedia, 960, 'webp')}?${poster}`}
      width={width}
      height={height}
      aria-label={label}
    >
      {captions.map(({ lang, idCaptions }) => (
        <track
          key={idCaptions}
          kind="captions"
          src={mediaCaptions(idCaptions)}
          srcLang={lang}
          label={ownName(lang)}
          default={lang === locale}
        />
      ))}
    </video>
  );
}
