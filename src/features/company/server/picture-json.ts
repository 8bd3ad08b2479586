/** SQL of the video file of `m`; null for a picture. */
export const VIDEO_FILE = `case when m.mime_type = 'video/webm' then 'video.webm'
  when m.mime_type like 'video/%' then 'video.mp4' end`;

/** SQL of a picture as JSON by the column with its id; null if drawing failed. */
export function pictureJson(column: string): string {
  return `(
  select json_build_object('idMedia', m.id_media, 'width', m.width, 'height', m.height)
  from media m where m.id_media = ${column} and m.state <> 'failed' and m.deleted_at is null)`;
}
