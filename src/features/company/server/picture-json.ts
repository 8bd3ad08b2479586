/** SQL text of what a video `m` is played from, null for a picture. */
export const VIDEO_FILE = `case when m.mime_type = 'video/webm' then 'video.webm'
  when m.mime_type like 'video/%' then 'video.mp4' end`;

/** SQL text of a picture as JSON, by the column that names it; one that could not be drawn is left out. */
export function pictureJson(column: string): string {
  return `(
  select json_build_object('idMedia', m.id_media, 'width', m.width, 'height', m.height)
  from media m where m.id_media = ${column} and m.state <> 'failed' and m.deleted_at is null)`;
}
