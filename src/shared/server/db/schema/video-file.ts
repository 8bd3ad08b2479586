import { sql } from 'drizzle-orm';
import type { VideoFile } from '#shared/core/picture.ts';
import { media } from './companies.ts';

export const videoFile = sql<VideoFile | null>`case
  when ${media.mimeType} = 'video/webm' then 'video.webm'
  when ${media.mimeType} like 'video/%' then 'video.mp4' end`;
