import { isAwaited } from './captions-of.ts';

/**
 * SQL text: what the library says of the picture `picture` in the language `lang`: empty for what is
 * marked as decoration, null for nothing.
 */
export function libraryAlt(picture: string, lang: string): string {
  return `coalesce(
    nullif(case ${lang} when 'th' then ${picture}.alt_th else ${picture}.alt_en end, ''),
    case when ${picture}.alt_th || ${picture}.alt_en = '' then '' end)`;
}

/**
 * SQL text: the same of the picture as the version `version` has it, by its row `shown` of
 * `profile_media`. A draft that is written has what the library says now; one that is read, and what is
 * or was public, what it was handed in with.
 */
export function altOf(picture: string, profileMediaRow: string, version: string): string {
  return `case when ${version}.state = 'draft' and not ${isAwaited(version)}
    then ${libraryAlt(picture, `${version}.lang`)} else ${profileMediaRow}.alt_text end`;
}
