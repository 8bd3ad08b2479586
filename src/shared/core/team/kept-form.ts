/** How long the team finds what it typed and posted after its session had ended. */
export const FORM_DRAFT_TTL_MS = 24 * 60 * 60_000;
