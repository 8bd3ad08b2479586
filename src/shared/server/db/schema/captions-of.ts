/** SQL condition: the team is reviewing this draft. */
export function isAwaited(version: string): string {
  return `coalesce((
    select a.status from approvals a where a.id_emp = ${version}.id_emp and a.lang = ${version}.lang
    order by a.created_at desc, a.id_approval desc limit 1) = 'W', false)`;
}

/** SQL: a version's captions of a video: the library's in an editable draft, else as submitted. */
export function captionsOf(medium: string, version: string): string {
  return `(
    select jsonb_agg(jsonb_build_object('lang', k.lang, 'idCaptions', k.id_captions) order by k.lang desc)
    from media_captions k where ${medium}.mime_type like 'video/%' and k.id_media = ${medium}.id_media and case
      when ${version}.state = 'draft' and not ${isAwaited(version)} then k.is_current
      else exists (select from profile_captions s
        where s.id_profile = ${version}.id_profile and s.id_captions = k.id_captions) end)`;
}
