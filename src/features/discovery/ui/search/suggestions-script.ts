/** The URL of `suggest.ts` in build and development; astro.config.mjs names the built file. */
export const SUGGESTIONS_SCRIPT = import.meta.env.PROD
  ? '/suggest.js'
  : '/src/features/discovery/ui/search/suggest.ts';
