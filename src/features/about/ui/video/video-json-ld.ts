import type { VideoObject, WithContext } from 'schema-dts';
import { absolute } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { beginningStamp } from '#shared/core/time/thai-time.ts';
import { siteVideoFile, type Video } from '../../core/videos.ts';

export function videoJsonLd(video: Video, locale: Locale, site: string): WithContext<VideoObject> {
  const { youtubeId, title, summary, publishedOn, seconds, transcript } = video;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title[locale],
    description: summary[locale],
    thumbnailUrl: absolute(site, siteVideoFile(video, locale, 'webp')),
    uploadDate: beginningStamp(publishedOn),
    duration: `PT${seconds}S`,
    ...(youtubeId === undefined
      ? { contentUrl: absolute(site, siteVideoFile(video, locale, 'mp4')) }
      : { embedUrl: `https://www.youtube-nocookie.com/embed/${youtubeId}` }),
    transcript: transcript[locale].join('\n'),
    inLanguage: locale,
  };
}
