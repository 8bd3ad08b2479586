/** Retention of a team form posted after its session had expired. */
export const FORM_DRAFT_TTL_MS = 24 * 60 * 60_000;
