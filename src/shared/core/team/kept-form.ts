/** How long the team finds what it typed and posted after its session had ended. */
export const KEPT_FORM_MILLISECONDS = 24 * 60 * 60_000;
