/** SQL text of a picture as JSON, by the column that names it; one that could not be drawn is left out. */
export function pictureJson(column: string): string {
  return `(
  select json_build_object('idMedia', m.id_media, 'width', m.width, 'height', m.height)
  from media m where m.id_media = ${column} and m.state <> 'failed' and m.deleted_at is null)`;
}
