/** The companies of the showcase by the name of their folder, as `scripts/build/showcase-names.ts` finds them. */
declare module 'virtual:showcase-names' {
  interface Introduced {
    readonly name: string;
    readonly shortBio: string;
  }
  const names: Readonly<
    Record<string, Readonly<Record<import('#shared/core/locale.ts').Locale, Introduced>>>
  >;
  export default names;
}
