/** Showcase companies by folder name, from `scripts/build/showcase-names.ts`. */
declare module 'virtual:showcase-names' {
  interface Introduced {
    readonly name: string;
    readonly shortBio: string;
  }
  interface Named extends Readonly<Record<import('#shared/core/locale.ts').Locale, Introduced>> {
    /** Month such as `2026-11`, null when unknown. */
    readonly changed: string | null;
  }
  const names: Readonly<Record<string, Named>>;
  export default names;
}
