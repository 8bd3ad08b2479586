/** The companies of the showcase, as `scripts/build/showcase.ts` finds them. */
declare module 'virtual:showcase-slugs' {
  const slugs: readonly string[];
  export default slugs;
}
