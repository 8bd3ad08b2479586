/** Types of the used part of a package without types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'sfnt';
    readonly variationAxes?: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >;
  }

  /** The font with the letters of this text and all that shapes them. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
