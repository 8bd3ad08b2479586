/** Drops the low bits of a channel, so that shades of one colour count together. */
const CHANNEL_SHIFT = 4;
/** Colours with less chroma (0 to 255) count as grey. */
const MIN_CHROMA = 48;
/** Lowest contrast with white (WCAG 1.4.11): the colour is printed on posters. */
const MIN_CONTRAST = 3;

interface Shade {
  count: number;
  red: number;
  green: number;
  blue: number;
}

/** The most frequent colour as `#rrggbb` without greys and light colours; null if none is left. */
export function prominentColour(rgb: Uint8Array): string | null {
  const shades = new Map<number, Shade>();
  for (let offset = 0; offset + 2 < rgb.length; offset += 3) {
    const [red = 0, green = 0, blue = 0] = rgb.subarray(offset, offset + 3);
    const isGrey = Math.max(red, green, blue) - Math.min(red, green, blue) < MIN_CHROMA;
    if (isGrey || contrastWithWhite(red, green, blue) < MIN_CONTRAST) continue;
    const key =
      ((red >> CHANNEL_SHIFT) << 8) | ((green >> CHANNEL_SHIFT) << 4) | (blue >> CHANNEL_SHIFT);
    const shade = shades.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    shades.set(key, {
      count: shade.count + 1,
      red: shade.red + red,
      green: shade.green + green,
      blue: shade.blue + blue,
    });
  }
  const [mainShade] = [...shades.values()].sort((a, b) => b.count - a.count);
  if (!mainShade) return null;
  const hex = [mainShade.red, mainShade.green, mainShade.blue].map((sum) =>
    Math.round(sum / mainShade.count)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

function contrastWithWhite(...channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
