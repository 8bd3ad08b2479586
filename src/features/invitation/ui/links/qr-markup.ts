import { encode } from 'uqr';

/** The SVG path of a QR code with one unit for each module and a quiet zone of four. */
export function qrPath(address: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(address, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size, path };
}
