import { isAwaited } from './captions-of.ts';

/** SQL: the library's description of `picture` in a language; empty: decoration, null: none. */
export function libraryAlt(picture: string, lang: string): string {
  return `coalesce(
    nullif(case ${lang} when 'th' then ${picture}.alt_th else ${picture}.alt_en end, ''),
    case when ${picture}.alt_th || ${picture}.alt_en = '' then '' end)`;
}

/** SQL: a version's image description: the library's in an editable draft, else as submitted. */
export function altOf(picture: string, profileMediaRow: string, version: string): string {
  return `case when ${version}.state = 'draft' and not ${isAwaited(version)}
    then ${libraryAlt(picture, `${version}.lang`)} else ${profileMediaRow}.alt_text end`;
}
