import { type Catalogue, catalogue } from '#i18n/catalogues.ts';
import { MEDIA_KINDS, type MediaKind } from '#shared/core/domain/media.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import { minSidePx } from '../core/least-side.ts';

type MediaCatalogue = Catalogue['media'];

export interface MediaMessages extends Pick<MediaCatalogue, 'queue' | 'video' | 'crop' | 'errors'> {
  readonly upload: MediaCatalogue['upload'] & {
    readonly rules: Readonly<Record<MediaKind, string>>;
  };
  readonly later: Catalogue['profile']['later'];
  readonly close: string;
}

export function mediaMessages(locale: Locale): MediaMessages {
  const { profile, shared, media } = catalogue(locale);
  return {
    upload: { ...media.upload, rules: pictureRules(media.upload) },
    queue: media.queue,
    video: media.video,
    crop: media.crop,
    errors: media.errors,
    later: profile.later,
    close: shared.action.close,
  };
}

function pictureRules({ coverRules, imageRules }: MediaCatalogue['upload']) {
  const rules = MEDIA_KINDS.map((kind) => [
    kind,
    kind === 'cover' ? coverRules : fill(imageRules, { least: minSidePx(kind) }),
  ]);
  return Object.fromEntries(rules) as Readonly<Record<MediaKind, string>>;
}
