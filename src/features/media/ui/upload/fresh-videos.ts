import type { VideoFile } from '#shared/core/picture.ts';

/** What has become a video since the page was made, by its id. */
export const newVideos = new Map<string, VideoFile>();
