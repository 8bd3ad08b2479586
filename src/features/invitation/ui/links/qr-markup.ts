import { encode } from 'uqr';

/** The path of an SVG whose one unit is a module; the quiet zone of four is drawn by its frame. */
export function qrPath(address: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(address, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size, path };
}
