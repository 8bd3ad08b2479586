/** The address of `suggest.ts`, as it is built or as the development server has it; the built one is named in astro.config.mjs. */
export const SUGGESTIONS_SCRIPT = import.meta.env.PROD
  ? '/suggest.js'
  : '/src/features/discovery/ui/search/suggest.ts';
