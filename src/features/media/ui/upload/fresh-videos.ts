import type { VideoFile } from '#shared/core/picture.ts';

/** Videos uploaded since the page was rendered, by id. */
export const newVideos = new Map<string, VideoFile>();
