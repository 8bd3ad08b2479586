import { drawFile } from './draw-file.ts';

const MAX_SIDE_PX = 2560;

/** Reduces a photo to the largest displayed size; returns the file if it cannot be decoded. */
export async function shrinkPhoto(file: File, maxBytes: number): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return file;
  const { width, height } = picture;
  const fullArea = { x: 0, y: 0, width, height };
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
  const drawn = { width: Math.max(1, Math.round(width * scale)) };
  try {
    // Types to try: PNG first to keep transparency, then JPEG if the file is still too large.
    const types =
      file.type === 'image/png'
        ? (['image/png', 'image/jpeg'] as const)
        : (['image/jpeg'] as const);
    for (const type of types) {
      const small = await drawFile(file, picture, fullArea, { ...drawn, type });
      if (small !== null && small.size > 0 && small.size <= maxBytes) return small;
    }
    return file;
  } finally {
    picture.close();
  }
}
