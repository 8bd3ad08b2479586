import * as z from 'zod/mini';
import { page } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import films from './videos.json' with { type: 'json' };

const text = z.string().check(z.minLength(1));
const words = z.object({ th: text, en: text });
const paragraphs = z.array(text).check(z.minLength(1));

/** A video of `videos.json`; its poster, 16:9, is `public/videos/{slug}.{locale}.webp`. */
export const videoSchema = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  /** Undefined for our own video: `.mp4` and `.vtt` are beside its poster. */
  youtubeId: z.optional(z.string().check(z.regex(/^[\w-]{11}$/))),
  title: words,
  summary: words,
  publishedOn: z.iso.date(),
  seconds: z.number().check(z.int(), z.gte(1)),
  /** File sizes of our own video by language. */
  bytes: z.optional(z.object({ th: z.int(), en: z.int() })),
  /** Transcript by paragraph, or by caption for our own video. */
  transcript: z.object({ th: paragraphs, en: paragraphs }),
});

export type Video = z.infer<typeof videoSchema>;

export const VIDEOS: readonly Video[] = z.parse(z.array(videoSchema).check(z.minLength(1)), films);

export function videoPage(locale: Locale, { slug }: Video): string {
  return `${page(locale, '/video')}/${slug}`;
}

export function siteVideoFile(
  { slug }: Video,
  locale: Locale,
  type: 'webp' | 'mp4' | 'vtt',
): string {
  return `/videos/${slug}.${locale}.${type}`;
}
