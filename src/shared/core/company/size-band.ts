const LARGEST = 8;

/** The band of a company's size, as the words for it are called: `company:size.{band}`. */
export function sizeBand(size: number) {
  const band = Math.min(LARGEST, Math.max(1, size));
  return String(band) as '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
}
