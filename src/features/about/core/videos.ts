import * as z from 'zod/mini';
import films from './videos.json' with { type: 'json' };

const text = z.string().check(z.minLength(1));
const words = z.object({ th: text, en: text });
const paragraphs = z.array(text).check(z.minLength(1));

/** A film of `videos.json`: somebody tells of their work, and what is said as text. */
export const videoSchema = z.strictObject({
  /** The last part of its address. */
  slug: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  youtubeId: z.string().check(z.regex(/^[\w-]{11}$/)),
  title: words,
  summary: words,
  /** The day it was published. */
  publishedOn: z.iso.date(),
  seconds: z.number().check(z.int(), z.gte(1)),
  /** A picture of ours below `public`, 16:9: nothing is asked of YouTube before a film is opened. */
  poster: z.string().check(z.regex(/^\/videos\/[\w-]+\.(?:avif|webp|jpg)$/)),
  /** By paragraph. */
  transcript: z.object({ th: paragraphs, en: paragraphs }),
});

export type Video = z.infer<typeof videoSchema>;

export const VIDEOS: readonly Video[] = z.parse(z.array(videoSchema), films);
