/** The companies of the showcase by the name of their folder, as `scripts/build/showcase-names.ts` finds them. */
declare module 'virtual:showcase-names' {
  interface Introduced {
    readonly name: string;
    readonly shortBio: string;
  }
  interface Named extends Readonly<Record<import('#shared/core/locale.ts').Locale, Introduced>> {
    /** The month as `2026-11`, where its facts say it. */
    readonly changed: string | null;
  }
  const names: Readonly<Record<string, Named>>;
  export default names;
}
